import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { gamePush, jackpotsPush, listJackpots } from '../contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'

/** What a page does with the pushes of the games. */
export const onPush = [
  hear(jackpotsPush, ({ game, jackpots }, { queries }) =>
    queries.setQueryData<ReplyOf<typeof listJackpots>>(
      keyOf(listJackpots, { params: { slug: game } }),
      (known) => known && { ...known, data: { game, jackpots } },
    ),
  ),
  hear(gamePush, ({ title, asset, amount }, { openModal }) =>
    openModal('game-max-bet-limit', { title, asset, amount: String(amount) }, { isAnswer: true }),
  ),
]
