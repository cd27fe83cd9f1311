import { useTranslations } from 'use-intl'
import { PlaceLink } from './place-link.tsx'
import { usePlaces } from './places.ts'

export const RAIL_GROUPS = ['play', 'prizes', 'more'] as const

/** The places of the site down the left side, from 1024 up. */
export function Rail() {
  const t = useTranslations('site')
  const placesOf = usePlaces()
  const groups = RAIL_GROUPS.map((name) => ({ name, places: placesOf(name) })).filter(({ places }) => places.length > 0)
  return (
    <nav className="rail" aria-label={t('mainNavigation')}>
      {groups.map(({ name, places }) => (
        <ul key={name} className="rail-group">
          {places.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} className="rail-link" />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
