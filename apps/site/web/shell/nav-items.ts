import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useProfile } from '#features/account/account/web/queries.ts'
import type { NavGroup, NavItem } from '#ui/feature.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'

/** A nav item as rendered: a page, or with `?openModal=` a modal over the current page. */
export interface ShownNavItem {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** A second path of the same item. */
  readonly alsoAt?: string
  /** Unread count. */
  readonly count: number
}

/** How many items of the group `bar` fit the phone's bar. */
export const BAR_NAV_ITEMS = 2

/** Groups of offers. */
const OFFERS: ReadonlySet<NavGroup> = new Set(['prizes', 'coins'])

/** Nav items that no slice owns. */
export const SITE_NAV_ITEMS: readonly NavItem[] = [
  { group: 'more', order: 70, label: 'site.howItWorks', icon: 'info-fill', path: '/how-it-works' },
  { group: 'more', order: 80, label: 'site.responsiblePlay', icon: 'shield-check-fill', path: '/game/responsible-play' },
  { group: 'about', order: 10, label: 'site.howItWorks', icon: 'info-fill', path: '/how-it-works' },
  { group: 'about', order: 20, label: 'site.responsiblePlay', icon: 'shield-check-fill', path: '/game/responsible-play' },
  { group: 'about', order: 5, label: 'content.about', icon: 'info-fill', path: '/page/about' },
  { group: 'about', order: 12, label: 'content.faq', icon: 'info-fill', path: '/page/faq' },
  { group: 'about', order: 14, label: 'content.contact', icon: 'info-fill', path: '/page/contact' },
  { group: 'about', order: 28, label: 'content.officialRules', icon: 'info-fill', path: '/page/official-rules' },
  { group: 'about', order: 34, label: 'content.prizes', icon: 'info-fill', path: '/page/prizes' },
  { group: 'about', order: 62, label: 'content.cookies', icon: 'info-fill', path: '/page/cookies' },
  { group: 'about', order: 64, label: 'content.accessibility', icon: 'info-fill', path: '/page/accessibility' },
  { group: 'about', order: 80, label: 'site.credits', icon: 'info-fill', path: '/credits' },
]

/** The items of a group in order, from the enabled slices, for the current visitor. */
export function useNavItems(): (group: NavGroup) => readonly ShownNavItem[] {
  const t = useTranslations()
  const profile = useProfile()
  const all = [...useWebFeatures().flatMap(({ navItems = [] }) => navItems), ...SITE_NAV_ITEMS]
  const seen = all.filter((item) => isFor(item, profile)).toSorted((a, b) => a.order - b.order)
  return (group) =>
    seen
      .filter((item) => item.group === group)
      .map(({ path, label, icon, alsoAt, count }) => ({
        to: path,
        label: t(label as never),
        icon,
        count: profile && count ? count(profile) : 0,
        ...(alsoAt === undefined ? {} : { alsoAt }),
      }))
}

function isFor(item: NavItem, profile: PlayerProfile | null): boolean {
  if (profile?.mayPromote === false && (item.isOffer || OFFERS.has(item.group))) return false
  if (item.for === (profile ? 'guest' : 'player')) return false
  return item.isShown === undefined || (profile !== null && item.isShown(profile))
}
