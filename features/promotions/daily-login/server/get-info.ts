import type { DataOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { showPrize } from '#kernel/free-spins.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import { type getInfo as contract, LEVELS_DEFAULT } from '../contract.ts'
import { dailyLogin } from '../feature.ts'
import { dailyPrizes, levelOn, NO_STREAK } from './promotion.ts'

/** The player's streak as of today; without prizes while none runs. */
export async function getInfo(ctx: PlayerContext): Promise<DataOf<typeof contract>> {
  const [today, areEntriesOpen, isConfirmed] = await Promise.all([readToday(ctx), mayGetEntries(ctx), isEmailConfirmed(ctx)])
  const { isActive, prizes, level, isClaimed, missed, missable } = today
  const reasonType = isClaimed ? 'claimed' : isConfirmed ? null : 'email-unconfirmed'
  return {
    isActive,
    isAvailable: isActive && reasonType === null,
    finishedAt: toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone)),
    levels: prizes.length || LEVELS_DEFAULT,
    activeLevel: level,
    missed,
    missable,
    type: 'calendar',
    reasonType,
    isCoinsOnly: !areEntriesOpen,
    prizes: prizes.map((prize) => openWireReward(showPrize(prize), areEntriesOpen)),
  }
}

/** Today's level in the active run. */
export async function readToday(ctx: PlayerContext) {
  const running = await readRun(ctx, dailyPrizes)
  const { prizes, missable } = running?.run.config ?? { prizes: [], missable: 0 }
  const level = levelOn(running?.cell ?? NO_STREAK, ctx.today, { prizes, missable })
  return { isActive: running !== undefined, prizes, missable, ...level }
}

/** Whether the brand lets this player claim; an account without an address has none to confirm. */
export async function isEmailConfirmed({ reader, playerId, theme }: PlayerContext): Promise<boolean> {
  if (!optionsOf(theme, dailyLogin).needsConfirmedEmail) return true
  const { email, emailConfirmedAt } = await readPlayer(reader, playerId)
  return !email || emailConfirmedAt !== null
}
