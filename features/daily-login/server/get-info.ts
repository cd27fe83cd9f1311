import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { dailyLogin } from '../feature.ts'
import { readRefusal } from './eligibility.ts'
import { toPrize } from './prize.ts'
import { decideClaim } from './rules.ts'
import { readProgress } from './store.ts'

/** The week as the player sees it today. */
export async function getInfo(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const options = optionsOf(ctx.theme, dailyLogin)
  const claim = decideClaim(await readProgress(ctx.reader, ctx.playerId), ctx.today, options.prizes.length)
  const reasonType = claim.kind === 'claimed' ? 'claimed' : await readRefusal(ctx.reader, ctx.playerId, options)
  return {
    success: true,
    data: {
      isActive: true,
      isAvailable: reasonType === null,
      finishedAt: toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone)),
      levels: options.prizes.length,
      activeLevel: claim.level,
      type: 'calendar',
      reasonType,
      prizes: options.prizes.map((prize) => toPrize(prize)),
    },
  }
}
