import { useLocale, useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import type { Locale } from '#kernel/locale.ts'

/** What a game's own words are for an id: a symbol, a variant, a wedge. An id without a word says itself. */
export function useNames(game: SlotGame): (id: string) => string {
  const locale = useLocale() as Locale
  return (id) => game.symbolNames[id]?.[locale] ?? id
}

const TIERS = ['mini', 'minor', 'major', 'grand', 'mega'] as const

/** The name of a jackpot; one that is not among the usual ones is the game's own. */
export function useTierName(game: SlotGame): (tier: string) => string {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  return (tier) => {
    const known = TIERS.find((each) => each === tier)
    return known ? t(`jackpotTiers.${known}`) : nameOf(tier)
  }
}
