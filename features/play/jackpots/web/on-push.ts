import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { jackpotsPush, listJackpots } from '../contract.ts'
import { putJackpots } from './jackpot-news.ts'

/** Applies pushed jackpot amounts to an open game and to home. */
export const onPush = [
  hear(jackpotsPush, ({ game, jackpots }, { queries }) => {
    queries.setQueryData<ReplyOf<typeof listJackpots>>(
      keyOf(listJackpots, { params: { slug: game } }),
      (known) => known && { ...known, data: { game, jackpots } },
    )
    putJackpots(queries, { game, jackpots })
  }),
]
