import { useTranslations } from 'use-intl'
import type { Game, GamesPayload } from '#features/play/lobby/contract.ts'
import { pickGames, useGames } from '#client/game-tiles/games.ts'
import { writeNumber } from '#ui/format/plain-number.ts'
import { type Filters, writeFilters } from './filters.ts'

/** A list of games by category or provider. Small enough to pass to a modal. */
export type GamesOf = { readonly category: string } | { readonly provider: string }

/** Tiles on a card of a list. */
export const CARD_TILES = 3

export const POPULAR = 'popular-games'
/** Popular games below a short list. */
export const POPULAR_SHOWN = 6

export function useGamesOf(list: GamesOf): Game[] {
  const payload = useGames()
  return pickGames(payload.games, idsOf(payload, list))
}

export const idsOf = ({ issueGamesIds, providerGamesIds }: GamesPayload, list: GamesOf): readonly string[] =>
  ('category' in list ? issueGamesIds[list.category] : providerGamesIds[list.provider]) ?? []

/** The name of a filtered list's size in a document that holds only its first games. */
export function sizeName(list: GamesOf, filters: Filters): string {
  const name = 'category' in list ? `category,${list.category}` : `provider,${list.provider}`
  return `${name}?${writeFilters(new URLSearchParams(), filters)}`
}

/** The number of games as text. */
export function useGameCount(): (count: number) => string {
  const t = useTranslations('library')
  return (count) => t('gameCount', { count, shown: writeNumber(count) })
}
