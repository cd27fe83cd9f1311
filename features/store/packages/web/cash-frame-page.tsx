import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getPackages } from '../contract.ts'
import { useStorefront } from './queries.ts'
import { StoreSubtitle, StorefrontView } from './storefront-view.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The store inside another page's frame: without header and footer, and without links to support. */
export default function CashFramePage() {
  const t = useTranslations('packages')
  const storefront = useStorefront()
  return (
    <main id="content" className="package-page mx-auto w-full max-w-5xl p-4">
      <title>{t('title')}</title>
      <h1 className="page-title">{t('title')}</h1>
      <StoreSubtitle storefront={storefront} />
      <StorefrontView storefront={storefront} />
    </main>
  )
}
