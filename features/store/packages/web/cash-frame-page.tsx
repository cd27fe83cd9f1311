import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getPackages } from '../contract.ts'
import { useShelf } from './queries.ts'
import { ShelfView } from './shelf-view.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The store for a frame of another page: nothing around it, and nothing that leads to support. */
export default function CashFramePage() {
  const t = useTranslations('packages')
  return (
    <main id="content" className="package-page mx-auto w-full max-w-5xl p-4">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t('title')}</h1>
      <p className="text-muted">{t('subtitle')}</p>
      <ShelfView shelf={useShelf()} />
    </main>
  )
}
