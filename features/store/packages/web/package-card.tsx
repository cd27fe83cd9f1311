import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { Preset } from '../contract.ts'
import { usePrice } from '#ui/format/price.ts'
import './packages.css'

interface PackageCardProps {
  readonly preset: Preset
  onPick(): void
}

/** A package tile. The coins are what is sold; the entries beside them are free. */
export function PackageCard({ preset, onPick }: PackageCardProps) {
  const t = useTranslations('packages')
  const format = useAmount()
  const price = usePrice()
  const badge = preset.bestDeal ? 'bestDeal' : preset.mostPopular ? 'mostPopular' : null
  return (
    <li className="card package" data-is-marked={badge !== null}>
      {badge ? <p className="package-badge">{t(badge)}</p> : null}
      <img src={preset.image} srcSet={preset.imageSet} sizes="128px" width={128} height={128} alt="" loading="lazy" />
      <h3 className="sr-only">{preset.title}</h3>
      <div className="package-holds">
        <p className="package-coins">
          <img src="/art/interface/coin-64.webp" width={24} height={24} alt="" />
          <span>{format('coins', preset.coins)}</span> <span className="sr-only">{t('coins')}</span>
        </p>
        <Entries minor={preset.entries} />
      </div>
      <button
        type="button"
        className="button package-price"
        data-size="small"
        {...(badge ? {} : { 'data-kind': 'quiet' })}
        aria-label={t('seeAt', { title: preset.title, price: price(preset.priceCents) })}
        onClick={onPick}
      >
        {price(preset.priceCents)}
      </button>
    </li>
  )
}

/** The free entries; nothing if the package has none. */
export function Entries({ minor }: { minor: number }) {
  const t = useTranslations('packages')
  const amount = useAmount()
  if (minor === 0) return null
  return (
    <p className="package-entries">
      <img src="/art/interface/entry-64.webp" width={20} height={20} alt="" />
      {t('freeEntries', { amount: amount('entries', minor) })}
    </p>
  )
}
