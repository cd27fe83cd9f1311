import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { unreadFile } from '#kernel/unread-file.ts'
import { name } from '#features/account/personal-info/contract.ts'

export const correctPerson = route({
  method: 'POST',
  path: '/rest/operator/personal-info/correct/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary: 'Operators: corrects a player’s name and birth date from a document, with a reason. Omitted fields stay.',
  callsPerMinuteMax: 20,
  body: z.object({
    playerId: z.string().startsWith('plr_').max(60),
    name: name.optional(),
    surname: name.optional(),
    birthDate: z.iso.date().optional(),
    why: z.string().trim().min(5).max(500),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({
      success: z.literal(false),
      /** Below the minimum age of the account's state; checked before anything is written. */
      reasonType: z.enum(['under-age']),
      ageNeeded: z.int(),
    }),
  ]),
})

const foundPlayer = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  birthDate: z.iso.date(),
  state: z.string(),
  since: z.iso.datetime(),
  /** The name that other players see, if the player chose one. */
  chosenName: z.string().nullable(),
  isClosed: z.boolean(),
  /** Switched off by an operator. */
  isOff: z.boolean(),
  isVerified: z.boolean(),
  /** A test account, which reports and books leave out. */
  isTest: z.boolean(),
  /** Stops of play by player protection, which hold for every account of the person; each at the brand that has the case. */
  playStops: z.array(z.object({ brand: z.string(), url: z.string() })),
  /** Operators' corrections, latest first. */
  corrections: z.array(z.object({ at: z.string(), why: z.string(), before: z.string(), after: z.string() })),
  /** Files of the audit archive that may have further corrections. */
  unreadFiles: z.array(unreadFile),
})
export type FoundPlayer = z.infer<typeof foundPlayer>

/** By POST: the search term is personal data, and URLs are logged. */
export const findPlayers = route({
  method: 'POST',
  path: '/rest/operator/personal-info/find/',
  effect: 'write',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: finds players by full login, email, player ID, or last name, the newest 20. Audited.',
  callsPerMinuteMax: 60,
  body: z.object({ search: z.string().trim().min(2).max(200) }),
  reply: z.object({ success: z.literal(true), data: z.object({ players: z.array(foundPlayer), hasMore: z.boolean() }) }),
})

const playerOff = z.object({
  id: z.string(),
  login: z.string(),
  why: z.string(),
  /** The operator. */
  by: z.string(),
  at: z.iso.datetime(),
})
export type PlayerOff = z.infer<typeof playerOff>

export const listPlayersOff = route({
  method: 'GET',
  path: '/rest/operator/players-off/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: lists the players who are switched off, with reason, operator, and time, newest first. Audited.',
  reply: z.object({ success: z.literal(true), data: z.object({ players: z.array(playerOff) }) }),
})

export const switchPlayer = route({
  method: 'POST',
  path: '/rest/operator/players-off/switch/',
  effect: 'write',
  actor: 'operator',
  right: 'players-switch',
  summary:
    'Operators: switches one player off, or on again. A switched-off player begins no round, purchase, or act of a promotion; open rounds are finished, and winnings can be redeemed. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({
    playerId: z.string().startsWith('plr_').max(60),
    isOn: z.boolean(),
    why: z.string().trim().min(5).max(500),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const markTestAccount = route({
  method: 'POST',
  path: '/rest/operator/players-test/',
  effect: 'write',
  actor: 'operator',
  right: 'players-test',
  summary:
    'Operators: makes an account a test account, which reports, experiments, budgets, and books leave out, or an ordinary one again, with a reason. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({
    playerId: z.string().startsWith('plr_').max(60),
    isTest: z.boolean(),
    why: z.string().trim().min(5).max(500),
  }),
  reply: z.object({ success: z.literal(true) }),
})
