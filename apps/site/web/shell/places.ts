import { useTranslations } from 'use-intl'
import type { Profile } from '#features/account/contract.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useHasModal } from '#ui/page/web-features.tsx'

/** A place of the navigation: a page, or with `?openModal=` a modal over the page one is on. */
export interface Place {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** A second path of the same place. */
  readonly alsoAt?: string
}

/** Players start at home, guests in the lobby; both draw the same. */
export const lobbyPlace = (profile: Profile | null, label: string): Place => ({
  to: profile ? '/' : '/lobby',
  alsoAt: profile ? '/lobby' : '/',
  label,
  icon: 'house-fill',
})

/** The groups of the rail. Only what exists stands in it. */
export function useRailPlaces(profile: Profile | null): readonly (readonly Place[])[] {
  const t = useTranslations('site')
  const hasDailyLogin = useHasModal('daily-login')
  return [
    [
      lobbyPlace(profile, t('lobby')),
      { to: '/issues/favorites', label: t('favourites'), icon: 'star-fill' },
      { to: '/library', label: t('allGames'), icon: 'squares-four-fill' },
    ],
    [
      ...(hasDailyLogin ? [{ to: '?openModal=daily-login', label: t('dailyLogin'), icon: 'gift-fill' } as const] : []),
      ...(profile ? [{ to: '/rounds', label: t('rounds'), icon: 'clock-counter-clockwise-bold' } as const] : []),
    ],
    [
      { to: '/fair', label: t('fairPlay'), icon: 'scales-fill' },
      { to: '/how-it-works', label: t('howItWorks'), icon: 'info-fill' },
      { to: '/game/responsible-play', label: t('responsiblePlay'), icon: 'shield-check-fill' },
    ],
  ]
}

/** What stands under the avatar. */
export function useAccountPlaces(): readonly Place[] {
  const t = useTranslations('site')
  return [
    { to: '/profile', label: t('profile'), icon: 'user-circle-fill' },
    { to: '/issues/favorites', label: t('favourites'), icon: 'star-fill' },
    { to: '/rounds', label: t('rounds'), icon: 'clock-counter-clockwise-bold' },
    { to: '/fair', label: t('fairPlay'), icon: 'scales-fill' },
  ]
}
