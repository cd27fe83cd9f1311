import { useTranslations } from 'use-intl'
import type { Profile } from '#features/account/contract.ts'
import { PlaceLink } from './place-link.tsx'
import { useRailPlaces } from './places.ts'

/** The places of the site down the left side, from 1024 up. */
export function Rail({ profile }: { profile: Profile | null }) {
  const t = useTranslations('site')
  const groups = useRailPlaces(profile).filter((group) => group.length > 0)
  return (
    <nav className="rail" aria-label={t('mainNavigation')}>
      {groups.map((group) => (
        <ul key={group[0]?.to} className="rail-group">
          {group.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} className="rail-link" />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
