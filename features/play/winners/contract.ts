import { z } from 'zod'
import { gameMode } from '#features/game-session/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** So many are shown, the latest first. */
export const WINNERS_SHOWN = 12
/** A win is news for a day. */
export const WINNER_AGE_HOURS = 24

export const winner = z.object({
  /** Names the win and neither its round nor its player. */
  id: z.string(),
  /** As everybody may read it: `m•••a`. */
  name: z.string(),
  /** The game's slug, as the lobby has it. */
  game: z.string(),
  mode: gameMode,
  amount: wireAmount,
  at: z.iso.datetime(),
})
export type Winner = z.infer<typeof winner>

export const listWinners = route({
  method: 'GET',
  path: '/rest/last-winners/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What was won lately at this brand, the latest first; names are masked, and whoever does not want to be shown is not.',
  isUnattended: true,
  reply: z.object({ success: z.literal(true), data: z.object({ lastWinners: z.array(winner) }) }),
})

/** To everybody of a brand, at most once a second: the whole list as it stands. */
export const lastWinnersPush = definePush({
  pushType: 'lastWinners',
  // Browsers read a push as plain shape: no pattern of a moment.
  data: z.object({ lastWinners: z.array(winner.extend({ at: z.string() })) }),
  samples: {
    lastWinners: {
      lastWinners: [
        {
          id: '1',
          name: 'm•••a',
          game: 'cherry-royale',
          mode: 'TournamentPoints',
          amount: 1_250_000,
          at: '2026-11-21T17:00:00.000Z',
        },
      ],
    },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    lastWinners: PushData<typeof lastWinnersPush>
  }
}

const visibility = z.object({ success: z.literal(true), data: z.object({ isShown: z.boolean() }) })

export const getVisibility = route({
  method: 'GET',
  path: '/rest/player/winner-visibility/',
  effect: 'read',
  actor: 'player',
  summary: 'Whether this player’s wins may stand among the last ones.',
  reply: visibility,
})

export const chooseVisibility = route({
  method: 'POST',
  path: '/rest/player/winner-visibility/',
  effect: 'write',
  actor: 'player',
  summary: 'Shows or hides this player among the last winners. Hiding takes away what stands there already.',
  body: z.object({ isShown: z.boolean() }),
  reply: visibility,
})
