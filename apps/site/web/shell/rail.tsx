import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageAt } from '#kernel/locale.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { NavItemLink, NewCount } from './nav-item-link.tsx'
import { type ShownNavItem, useNavItems } from './nav-items.ts'

export const RAIL_GROUPS = ['play', 'prizes', 'more'] as const

/** How many items of a group a low window shows unfolded. */
const UNFOLDED = { play: 6, prizes: 5, more: 0 } as const

/** The site's nav items on the left side, from 1024 up. */
export function Rail() {
  const t = useTranslations('site')
  const itemsOf = useNavItems()
  const groups = RAIL_GROUPS.map((name) => ({ name, items: itemsOf(name) })).filter(({ items }) => items.length > 0)
  return (
    <nav ref={useShownPage()} className="rail" aria-label={t('mainNavigation')}>
      {groups.map(({ name, items }) => (
        <RailGroup key={name} name={name} items={items} />
      ))}
    </nav>
  )
}

/** The height over which the rail's lower edge fades out. */
const FADE = 56

/** Scrolls the rail, and nothing else, until the current page's link is in view. */
function useShownPage() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const rail = ref.current
    const link = rail?.querySelector('[aria-current="page"]')
    if (!rail || !link) return
    const [outer, inner] = [rail.getBoundingClientRect(), link.getBoundingClientRect()]
    const above = inner.top - outer.top
    const below = inner.bottom - (outer.bottom - FADE)
    rail.scrollTop += Math.min(Math.max(below, 0), above)
  }, [pathname])
  return ref
}

interface RailGroupProps {
  readonly name: (typeof RAIL_GROUPS)[number]
  readonly items: readonly ShownNavItem[]
}

/** The first items, and the others behind a fold; a single one more takes no more room than the fold. */
function RailGroup({ name, items }: RailGroupProps) {
  const t = useTranslations('site')
  const here = pageAt(useLocation().pathname)
  const unfolded = items.length <= UNFOLDED[name] + 1 ? items.length : UNFOLDED[name]
  const folded = items.slice(unfolded)
  return (
    <div className="rail-group">
      <RailList items={items.slice(0, unfolded)} />
      {folded.length > 0 ? (
        // The current page is never hidden.
        <details className="rail-fold" open={folded.some(({ to, alsoAt }) => to === here || alsoAt === here)}>
          <summary className="rail-link">
            <Icon name="caret-down-bold" className="nav-icon" />
            <span>{t(`folds.${name}`)}</span>
            <NewCount count={folded.reduce((sum, { count }) => sum + count, 0)} />
          </summary>
          <RailList items={folded} />
        </details>
      ) : null}
    </div>
  )
}

function RailList({ items }: { readonly items: readonly ShownNavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <NavItemLink item={item} className="rail-link" />
        </li>
      ))}
    </ul>
  )
}
