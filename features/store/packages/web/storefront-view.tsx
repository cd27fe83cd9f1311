import { useTranslations } from 'use-intl'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Bundle, Preset, Storefront } from '../contract.ts'
import { OpeningNote } from './opening-note.tsx'
import { PackageCard } from './package-card.tsx'
import { usePrice } from '#ui/format/price.ts'
import { bringsEntries, findPreset, presetsOf, useBundleOffer, useRereadStorefront } from './queries.ts'
import { StorefrontFooter } from './storefront-footer.tsx'
import { storePath } from './store-path.ts'
import './packages.css'

/** The content of the store, shared by its page and its modal. */
export function StorefrontView({ storefront }: { storefront: Storefront }) {
  const t = useTranslations('packages')
  const modals = useModals()
  const { sales, bundle, storeIds } = storefront
  const current = findPreset(storefront, bundle?.promoOffers.find((offer) => offer.current)?.id)
  const shown = presetsOf(storefront, storeIds)
  return (
    <div className="packages">
      <OpeningNote sales={sales} />
      {bundle && current ? <BundleBanner bundle={bundle} preset={current} isOpen={sales.isOpen} /> : null}
      {shown.length > 0 ? (
        <ul className="package-list">
          {shown.map((preset) => (
            <PackageCard key={preset.id} preset={preset} onPick={() => modals.open('package-details', { presetId: preset.id })} />
          ))}
        </ul>
      ) : (
        <p className="package-empty">{t('empty')}</p>
      )}
      <StorefrontFooter hasEntries={bringsEntries(storefront.packages)} />
    </div>
  )
}

/** The free entries, where packages bring some. */
export function StoreSubtitle({ storefront: { packages } }: { storefront: Storefront }) {
  const t = useTranslations('packages')
  return <p className="text-muted">{t(bringsEntries(packages) ? 'subtitle' : 'coinsOnly')}</p>
}

/** Before sales are open its button names the price alone and explains why the package is unavailable. */
function BundleBanner({ bundle, preset, isOpen }: { bundle: Bundle; preset: Preset; isOpen: boolean }) {
  const t = useTranslations('packages')
  const format = useAmount()
  const price = usePrice()
  const failureText = useFailureText()
  const reread = useRereadStorefront()
  const navigate = useLocalNavigate()
  const offer = useBundleOffer((presetId) => navigate(storePath(presetId)))
  const place = bundle.promoOffers.findIndex(({ id }) => id === preset.id) + 1
  const ask = () =>
    offer.mutate(
      { bundleId: bundle.id, offerId: preset.id },
      { onError: (error) => showToast(failureText(error), { kind: 'error' }) },
    )
  return (
    <section className="package-bundle" aria-labelledby="package-bundle">
      <img src={preset.imageBanner} srcSet={preset.imageSet} sizes="176px" width={176} height={176} alt="" />
      <div className="package-bundle-copy">
        <p className="package-bundle-tag">{t('bundlePlace', { title: bundle.title, place, count: bundle.promoOffers.length })}</p>
        <h2 id="package-bundle" className="package-bundle-title">
          {preset.entries > 0
            ? t('bundleHolds', { coins: format('coins', preset.coins), entries: format('entries', preset.entries) })
            : t('bundleCoins', { coins: format('coins', preset.coins) })}
        </h2>
        <p>
          {bundle.text}
          {bundle.finishedAt === null ? null : (
            <>
              {' '}
              {t('endsIn')} <Countdown until={bundle.finishedAt} onEnd={reread} />
            </>
          )}
        </p>
      </div>
      <div className="package-bundle-action">
        {preset.usualPriceCents === null ? null : (
          <p className="package-usual">
            <span className="sr-only">{t('usually')} </span>
            <s>{price(preset.usualPriceCents)}</s>
          </p>
        )}
        <button
          type="button"
          className="button package-bundle-button"
          disabled={offer.isPending}
          {...(isOpen ? {} : { 'aria-label': t('seeAt', { title: preset.title, price: price(preset.priceCents) }) })}
          onClick={ask}
        >
          {isOpen ? t('getFor', { price: price(preset.priceCents) }) : price(preset.priceCents)}
        </button>
      </div>
    </section>
  )
}
