import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** The game's name for an id: a symbol, a variant, a wedge. Falls back to the id. */
export function useNames(game: SlotGame): (id: string) => string {
  const locale = useSiteLocale()
  return (id) => game.symbolNames[id]?.[locale] ?? id
}

const TIERS = ['mini', 'minor', 'major', 'grand', 'mega'] as const

/** A jackpot's name; unusual ones are named by the game. */
export function useTierName(game: SlotGame): (tier: string) => string {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  return (tier) => {
    const known = TIERS.find((each) => each === tier)
    return known ? t(`jackpotTiers.${known}`) : nameOf(tier)
  }
}
