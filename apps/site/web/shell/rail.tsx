import { useTranslations } from 'use-intl'
import { NavItemLink } from './nav-item-link.tsx'
import { useNavItems } from './nav-items.ts'

export const RAIL_GROUPS = ['play', 'prizes', 'more'] as const

/** The site's nav items on the left side, from 1024 up. */
export function Rail() {
  const t = useTranslations('site')
  const itemsOf = useNavItems()
  const groups = RAIL_GROUPS.map((name) => ({ name, items: itemsOf(name) })).filter(({ items }) => items.length > 0)
  return (
    <nav className="rail" aria-label={t('mainNavigation')}>
      {groups.map(({ name, items }) => (
        <ul key={name} className="rail-group">
          {items.map((item) => (
            <li key={item.to}>
              <NavItemLink item={item} className="rail-link" />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
