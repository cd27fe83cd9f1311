import { useTranslations } from 'use-intl'
import { useProfile } from '#features/account/web/queries.ts'
import type { PlaceGroup, WebPlace } from '#ui/feature.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'

/** A place of the navigation as it is drawn: a page, or with `?openModal=` a modal over the page one is on. */
export interface Place {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** A second path of the same place. */
  readonly alsoAt?: string
  /** What is new there. */
  readonly count: number
}

/** How many of the group `bar` the phone's bar has room for. */
export const BAR_PLACES = 2

/** The places that no slice owns. */
export const SITE_PLACES: readonly WebPlace[] = [
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

/** Gives the places of a group, in their order: what the slices that are on have, for whoever is here. */
export function usePlaces(): (group: PlaceGroup) => readonly Place[] {
  const t = useTranslations()
  const profile = useProfile()
  const all = [...useWebFeatures().flatMap(({ places = [] }) => places), ...SITE_PLACES]
  const seen = all.filter((place) => isFor(place, profile)).toSorted((a, b) => a.order - b.order)
  return (group) =>
    seen
      .filter((place) => place.group === group)
      .map(({ path, label, icon, alsoAt, count }) => ({
        to: path,
        label: t(label as never),
        icon,
        count: profile && count ? count(profile as never) : 0,
        ...(alsoAt === undefined ? {} : { alsoAt }),
      }))
}

function isFor(place: WebPlace, profile: object | null): boolean {
  if (place.for === (profile ? 'guest' : 'player')) return false
  return place.isShown === undefined || (profile !== null && place.isShown(profile as never))
}
