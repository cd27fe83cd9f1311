import { useTranslations } from 'use-intl'
import { MenuButton } from './account-menu.tsx'
import { NavItemLink } from './nav-item-link.tsx'
import { type ShownNavItem, useNavItems } from './nav-items.ts'

/** Five items within thumb reach, below 1024: the lobby, two slices' items around the source of coins, and the menu. */
export function BottomBar({ isPlayer }: { isPlayer: boolean }) {
  const t = useTranslations('site')
  const itemsOf = useNavItems()
  const [lobby, another] = itemsOf('play')
  const [left, right] = itemsOf('bar')
  const raised = itemsOf('coins')[0] ?? another
  return (
    <nav className="bottom-bar" aria-label={t('bottomNavigation')}>
      <BarLink item={lobby} />
      <BarLink item={left} />
      <BarLink item={raised} isRaised />
      <BarLink item={right} />
      <MenuButton isPlayer={isPlayer} />
    </nav>
  )
}

function BarLink({ item, isRaised = false }: { item: ShownNavItem | undefined; isRaised?: boolean }) {
  return item ? <NavItemLink item={item} className={isRaised ? 'bottom-link raised' : 'bottom-link'} /> : <span />
}
