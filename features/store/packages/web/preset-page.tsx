import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { track } from '#ui/analytics/track.ts'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import '#ui/modal/moment.css'
import { getPackages } from '../contract.ts'
import { PackageFacts } from './package-facts.tsx'
import { findPreset, useShelf } from './queries.ts'
import { STORE } from './store-path.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** One package before its purchase; `?outside-promo-offer=true` shows it at its price alone. An offer may be over: that is said. */
export default function PresetPage() {
  const t = useTranslations('packages')
  const shelf = useShelf()
  const [search] = useSearchParams()
  const preset = findPreset(shelf, useParams()['presetId'])
  const title = preset?.title ?? t('goneTitle')
  const presetId = preset?.id
  useEffect(() => {
    if (presetId) track('deposit', { presetId })
  }, [presetId])
  const toStore = (
    <LocalLink className="button" data-size="large" to={STORE}>
      {t('toStore')}
    </LocalLink>
  )
  return (
    <section className="package-page package-single">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="card package-single-card">
        {preset ? (
          <PackageFacts
            shelf={shelf}
            preset={preset}
            title={<h1 className="modal-title">{title}</h1>}
            isOffer={search.get('outside-promo-offer') !== 'true'}
          >
            {toStore}
          </PackageFacts>
        ) : (
          <div className="moment">
            <h1 className="modal-title">{title}</h1>
            <p className="moment-text">{t('goneText')}</p>
            <div className="moment-actions">{toStore}</div>
          </div>
        )}
      </div>
    </section>
  )
}
