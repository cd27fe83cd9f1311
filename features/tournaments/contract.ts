import { z } from 'zod'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

const id = z.string()
const title = z.string()
const place = z.int().min(1)

export const tournamentPush = definePush({
  pushType: 'tournament',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('start'), id, title, finishedAt: unixSeconds }),
    z.object({ action: z.literal('stop'), id, title }),
    /** The head of the table, the first place first. */
    z.object({
      action: z.literal('positions'),
      id,
      winners: z.array(z.object({ place, name: z.string(), points: z.number() })),
    }),
    /** A round of the player has counted. */
    z.object({
      action: z.literal('bet'),
      id,
      playerData: z.object({ roundsPlayed: z.int().min(0), points: z.number(), place }),
    }),
    z.object({
      action: z.literal('playerWin'),
      id,
      title,
      place,
      coins: wireAmount.min(0),
      entries: wireAmount.min(0),
    }),
  ]),
  samples: {
    start: { action: 'start', id: 'tournament-1', title: 'Friday sprint', finishedAt: 1_796_000_000 },
    stop: { action: 'stop', id: 'tournament-1', title: 'Friday sprint' },
    positions: {
      action: 'positions',
      id: 'tournament-1',
      winners: [
        { place: 1, name: 'm•••a', points: 4_120 },
        { place: 2, name: 'j•••n', points: 3_980 },
      ],
    },
    bet: { action: 'bet', id: 'tournament-1', playerData: { roundsPlayed: 31, points: 2_260, place: 7 } },
    playerWin: { action: 'playerWin', id: 'tournament-1', title: 'Friday sprint', place: 3, coins: 2_500_000, entries: 1_000 },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    tournament: PushData<typeof tournamentPush>
  }
}
