import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { Preset, Storefront } from '../contract.ts'
import { OpeningNote } from './opening-note.tsx'
import { Entries } from './package-card.tsx'
import { usePrice } from '#ui/format/price.ts'
import { presetsOf, priceOf } from './queries.ts'
import { storePath } from './store-path.ts'
import './packages.css'

interface PackageFactsProps {
  readonly storefront: Storefront
  readonly preset: Preset
  /** The heading, which a page and a modal render differently. */
  readonly title: ReactNode
  /** Whether to show the usual price beside this one. */
  readonly isOffer: boolean
  /** Actions below the price. */
  readonly children: ReactNode
}

/** One package: contents, price, what is free, and similar packages. */
export function PackageFacts({ storefront, preset, title, isOffer, children }: PackageFactsProps) {
  const t = useTranslations('packages')
  const format = useAmount()
  const price = usePrice()
  const related = presetsOf(storefront, preset.relatedPresetIds)
  return (
    <div className="package-facts">
      <div className="package-facts-art">
        <img src={preset.imageBanner} srcSet={preset.imageSet} sizes="200px" width={200} height={200} alt="" />
      </div>
      {title}
      <p className="package-facts-coins">
        <img src="/art/interface/coin-128.webp" width={40} height={40} alt="" />
        {format('coins', preset.coins)} <small>{t('coins')}</small>
      </p>
      <Entries minor={preset.entries} />
      <p className="package-facts-price">
        {isOffer && preset.usualPriceCents !== null ? (
          <>
            <span className="sr-only">{t('usually')} </span>
            <s>{price(preset.usualPriceCents)}</s>{' '}
          </>
        ) : null}
        {price(priceOf(storefront, preset, isOffer))}
      </p>
      <OpeningNote sales={storefront.sales} />
      <div className="announcement-actions">{children}</div>
      {related.length > 0 ? (
        <div className="package-related">
          <h2>{t('related')}</h2>
          <ul>
            {related.map(({ id, title: name, priceCents }) => (
              <li key={id}>
                <LocalLink className="package-link" to={`${storePath(id)}?outside-promo-offer=true`}>
                  {t('relatedAt', { title: name, price: price(priceCents) })}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="package-small">{t(preset.entries > 0 ? 'freeNote' : 'coinsNote')}</p>
    </div>
  )
}
