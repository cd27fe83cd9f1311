import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import type { PresetPackage } from '../contract.ts'
import { PackageCard } from './package-card.tsx'
import { bringsEntries } from './queries.ts'
import './packages.css'

/** The store's packages at the end of home and lobby; nothing if there are none. */
export default function HomePackages() {
  const t = useTranslations('packages')
  const modals = useModals()
  const packages = useHome().payload.packages as PresetPackage[]
  if (packages.length === 0) return null
  const isOnSale = packages.some((each) => each.isOnSale)
  const hasEntries = bringsEntries(packages.map(({ promoOfferPreset }) => promoOfferPreset))
  return (
    <section className="package-home" aria-labelledby="home-packages">
      <div className="package-home-head">
        <h2 id="home-packages" className="row-title">
          {t('homeTitle')}
        </h2>
        <p className="text-muted">{t(!isOnSale ? 'homeClosed' : hasEntries ? 'subtitle' : 'coinsOnly')}</p>
      </div>
      <ul className="package-list no-scrollbar">
        {packages.map(({ id, promoOfferPreset }) => (
          <PackageCard key={id} preset={promoOfferPreset} onPick={() => modals.open('package-details', { presetId: id })} />
        ))}
      </ul>
    </section>
  )
}
