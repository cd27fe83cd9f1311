import type { ReplyOf } from '#kernel/contract.ts'
import type { PushPayloads } from '#kernel/push.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { listJackpots } from '../contract.ts'

/** What a page does with the pushes of the games. */
export const onPush = {
  jackpots(message: PushPayloads['jackpots'], { queries }: PushTarget): void {
    queries.setQueryData<ReplyOf<typeof listJackpots>>(
      keyOf(listJackpots, { params: { slug: message.game } }),
      (known) => known && { ...known, data: { game: message.game, jackpots: [...message.jackpots] } },
    )
  },
}
