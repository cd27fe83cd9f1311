import { z } from 'zod'
import { gameMode } from '#features/play/game-session/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** Maximum number shown, newest first. */
export const WINNERS_SHOWN = 12
/** A win is shown for one day. */
export const WINNER_AGE_HOURS = 24

export const winner = z.object({
  /** Identifies the win without revealing its round or player. */
  id: z.string(),
  /** The player's public name and avatar, chosen or generated: never the login. */
  name: z.string(),
  avatar: z.string(),
  /** The game's slug in the lobby. */
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
  summary:
    'Lists this brand’s recent wins, newest first, with the players’ public names and avatars. Hidden players are left out.',
  isUnattended: true,
  reply: z.object({ success: z.literal(true), data: z.object({ lastWinners: z.array(winner) }) }),
})

/** Published to everyone at a brand, at most once per second: the complete current list. */
export const lastWinnersPush = definePush({
  pushType: 'lastWinners',
  // Browsers validate only the plain shape of a push, so this has no date pattern.
  data: z.object({ lastWinners: z.array(winner.extend({ at: z.string() })) }),
})

const visibility = z.object({ success: z.literal(true), data: z.object({ isShown: z.boolean() }) })

export const getVisibility = route({
  method: 'GET',
  path: '/rest/player/winner-visibility/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns whether this player’s wins may be listed.',
  reply: visibility,
})

export const chooseVisibility = route({
  method: 'POST',
  path: '/rest/player/winner-visibility/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Shows or hides this player’s wins. Hiding removes current ones too.',
  body: z.object({ isShown: z.boolean() }),
  reply: visibility,
})
