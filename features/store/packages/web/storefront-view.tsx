import { useTranslations } from 'use-intl'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Bundle, Preset, Shelf } from '../contract.ts'
import { OpeningNote } from './opening-note.tsx'
import { PackageCard } from './package-card.tsx'
import { findPreset, presetsOf, useBundleOffer, usePrice, useRereadShelf, useWholeEntries } from './queries.ts'
import { ShelfFoot } from './shelf-foot.tsx'
import { storePath } from './store-path.ts'
import './packages.css'

/** What stands in the store, as its page and its modal show it. */
export function ShelfView({ shelf }: { shelf: Shelf }) {
  const t = useTranslations('packages')
  const modals = useModals()
  const { sales, bundle, storeIds } = shelf
  const current = findPreset(shelf, bundle?.promoOffers.find((offer) => offer.current)?.id)
  const shown = presetsOf(shelf, storeIds)
  return (
    <div className="packages">
      <OpeningNote sales={sales} />
      {bundle && current ? <BundleBanner bundle={bundle} preset={current} /> : null}
      {shown.length > 0 ? (
        <ul className="package-shelf">
          {shown.map((preset) => (
            <PackageCard key={preset.id} preset={preset} onPick={() => modals.open('package-details', { presetId: preset.id })} />
          ))}
        </ul>
      ) : (
        <p className="package-empty">{t('empty')}</p>
      )}
      <ShelfFoot />
    </div>
  )
}

function BundleBanner({ bundle, preset }: { bundle: Bundle; preset: Preset }) {
  const t = useTranslations('packages')
  const format = useAmount()
  const price = usePrice()
  const entries = useWholeEntries()
  const failureText = useFailureText()
  const reread = useRereadShelf()
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
      <img src={preset.imageBanner} width={176} height={176} alt="" />
      <div className="package-bundle-copy">
        <p className="package-bundle-tag">{t('bundlePlace', { title: bundle.title, place, count: bundle.promoOffers.length })}</p>
        <h2 id="package-bundle" className="package-bundle-title">
          {preset.entries > 0
            ? t('bundleHolds', { coins: format('coins', preset.coins), entries: entries(preset.entries) })
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
        <button type="button" className="button package-bundle-button" disabled={offer.isPending} onClick={ask}>
          {t('getFor', { price: price(preset.priceCents) })}
        </button>
      </div>
    </section>
  )
}
