import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { track } from '#ui/analytics/track.ts'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import '#ui/modal/announcement.css'
import { getPackages } from '../contract.ts'
import { BuyButton } from './buy-button.tsx'
import { PackageFacts } from './package-facts.tsx'
import { findPreset, priceOf, useStorefront } from './queries.ts'
import { STORE } from './store-path.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const CENTS = 100

/**
 * One package before its purchase; `?outside-promo-offer=true` shows it at its regular price. Says so if the offer is
 * over.
 */
export default function PresetPage() {
  const t = useTranslations('packages')
  const storefront = useStorefront()
  const [search] = useSearchParams()
  const preset = findPreset(storefront, useParams()['presetId'])
  const title = preset?.title ?? t('goneTitle')
  const presetId = preset?.id
  const isOffer = search.get('outside-promo-offer') !== 'true'
  const cents = preset ? priceOf(storefront, preset, isOffer) : 0
  useEffect(() => {
    if (presetId) track('deposit', { presetId, value: cents / CENTS, currency: 'USD' })
  }, [presetId, cents])
  const toStore = (
    <LocalLink className="button" data-size="large" to={STORE}>
      {t('toStore')}
    </LocalLink>
  )
  return (
    <section className="package-page package-single">
      <title>{title}</title>
      <div className="card package-single-card">
        {preset ? (
          <PackageFacts
            storefront={storefront}
            preset={preset}
            title={<h1 className="modal-title">{title}</h1>}
            isOffer={isOffer}
          >
            {storefront.sales.isOpen ? <BuyButton preset={preset} cents={cents} isOffer={isOffer} /> : toStore}
          </PackageFacts>
        ) : (
          <div className="announcement">
            <h1 className="modal-title">{title}</h1>
            <p className="announcement-text">{t('goneText')}</p>
            <div className="announcement-actions">{toStore}</div>
          </div>
        )}
      </div>
    </section>
  )
}
