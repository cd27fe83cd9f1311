import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { TestPlayer, TestSite } from './site.ts'

/** A settled round of this stake, as an event alone. */
export const settleRound = (
  site: TestSite,
  { playerId }: Pick<TestPlayer, 'playerId'>,
  stake: number,
  at = site.clock.now(),
): Promise<unknown> =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, { playerId, at, payload: settledRound(site.context.newId('rnd'), { stake }) }),
  )
