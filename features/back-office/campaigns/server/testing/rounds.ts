import type { TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'

/** A settled round of this stake, as an event alone. */
export const settleRound = (site: TestSite, { playerId }: Pick<TestPlayer, 'playerId'>, stake: number): Promise<unknown> =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, {
      playerId,
      at: site.clock.now(),
      payload: {
        roundId: site.context.newId('rnd'),
        game: 'a-game',
        provider: 'house',
        mode: 'TournamentPoints',
        stake,
        stakeGranted: stake,
        stakeWon: 0,
        win: 0,
        multiple100: 0,
        isFree: false,
        freeGrant: null,
        defHash: null,
      },
    }),
  )
