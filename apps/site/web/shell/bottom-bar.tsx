import { useTranslations } from 'use-intl'
import { MenuButton } from './account-menu.tsx'
import { PlaceLink } from './place-link.tsx'
import { type Place, usePlaces } from './places.ts'

/** Five places under the thumb, below 1024: the lobby, two of the slices around where coins come from, and the menu. */
export function BottomBar({ isPlayer }: { isPlayer: boolean }) {
  const t = useTranslations('site')
  const placesOf = usePlaces()
  const [lobby, another] = placesOf('play')
  const [left, right] = placesOf('bar')
  const raised = placesOf('coins')[0] ?? another
  return (
    <nav className="bottom-bar" aria-label={t('bottomNavigation')}>
      <BarLink place={lobby} />
      <BarLink place={left} />
      <BarLink place={raised} isRaised />
      <BarLink place={right} />
      <MenuButton isPlayer={isPlayer} />
    </nav>
  )
}

function BarLink({ place, isRaised = false }: { place: Place | undefined; isRaised?: boolean }) {
  return place ? <PlaceLink place={place} className={isRaised ? 'bottom-link raised' : 'bottom-link'} /> : <span />
}
