import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import type { WireJackpot } from '../contract.ts'

export interface JackpotNews {
  readonly game: string
  readonly jackpots: readonly WireJackpot[]
}

/** Writes the current jackpots of one game into the cached home page. */
export function putJackpots(queries: QueryClient, { game, jackpots }: JackpotNews): void {
  queries.setQueryData<ReplyOf<typeof getHomePage>>(keyOf(getHomePage), (home) => {
    if (!home) return home
    const renewed = home.payload.jackpots.map((known) => {
      const news = known.game === game && jackpots.find(({ mode, tier }) => mode === known.mode && tier === known.tier)
      return news ? { ...known, amount: news.amount } : known
    })
    return { ...home, payload: { ...home.payload, jackpots: renewed } }
  })
}
