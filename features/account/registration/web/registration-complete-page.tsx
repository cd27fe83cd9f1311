import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { checkRewards } from '../contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { safePath } from '#ui/parts/use-arrival.ts'
import { Welcome } from './welcome.tsx'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getProfile), queryOf(api, checkRewards, { query: {} })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Welcomes a new player on the brand's own page, and leads back to where they came from. */
export default function RegistrationCompletePage() {
  const t = useTranslations('registration')
  const { name } = useBrand()
  const [search] = useSearchParams()
  const title = t('welcomeTitle', { brand: name })
  return (
    <section className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface shadow-[0_32px_96px_-24px_#000c] hairline">
      <title>{title}</title>
      <Welcome title={<h1 className="text-[28px]/8 font-extrabold">{title}</h1>}>
        <LocalLink className="button mt-2 w-full" data-size="large" to={safePath(search.get('returnTo')) ?? '/'}>
          {t('startPlaying')}
        </LocalLink>
      </Welcome>
    </section>
  )
}
