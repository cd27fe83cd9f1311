import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** The pages of those who run the site; only a role with the right sees one, and only at a brand with the slice. */
export const OPERATOR_DESKS = [
  {
    path: '/operator',
    label: 'Overview',
    about: 'What waits, desk by desk',
    icon: 'squares-four-fill',
    feature: null,
    right: null,
  },
  {
    path: '/operator/documents',
    label: 'Documents',
    about: 'Look at what players sent, and decide',
    icon: 'file-text-fill',
    feature: 'documents',
    right: 'players-read',
  },
  {
    path: '/operator/verification',
    label: 'Verification',
    about: 'Where a machine said no and a person is asked',
    icon: 'identification-card-fill',
    feature: 'verification',
    right: 'players-read',
  },
  {
    path: '/operator/support',
    label: 'Support',
    about: 'Answer questions',
    icon: 'chat-circle-text-fill',
    feature: 'support',
    right: 'players-read',
  },
  {
    path: '/operator/players',
    label: 'Players',
    about: 'Find a player, correct name and birth date',
    icon: 'users-three-fill',
    feature: 'personal-info',
    right: 'players-read',
  },
  {
    path: '/operator/closings',
    label: 'Closed accounts',
    about: 'Requests to close and to erase, and their days',
    icon: 'hourglass-medium-fill',
    feature: 'closing',
    right: 'players-read',
  },
  {
    path: '/operator/content',
    label: 'Content',
    about: 'Pages, banners, words, documents, packages, places',
    icon: 'stack-fill',
    feature: null,
    right: 'content-read',
  },
  {
    path: '/operator/team',
    label: 'Team',
    about: 'Who runs the site, and in which role',
    icon: 'shield-check-fill',
    feature: null,
    right: 'operators-read',
  },
  {
    path: '/operator/access',
    label: 'Your access',
    about: 'Password, app and recovery codes',
    icon: 'lock-key-fill',
    feature: null,
    right: null,
  },
] as const

const operator = z.object({ name: z.string(), role: z.enum(['owner', 'editor', 'support', 'auditor']) })

export const signInOperator = route({
  method: 'POST',
  path: '/rest/operator/sign-in/',
  effect: 'write',
  actor: 'visitor',
  summary: 'The first half of an operator’s sign-in; three wrong tries of either half in half an hour lock the name.',
  body: z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(200) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** Null where an authenticator app is set up already; else the key for one, shown this once. */
      data: z.object({ setup: z.object({ uri: z.string(), text: z.string() }).nullable() }),
    }),
    z.object({ success: z.literal(false), reasonType: z.enum(['wrong', 'locked']) }),
  ]),
  callsPerMinuteMax: 10,
})

export const giveOperatorCode = route({
  method: 'POST',
  path: '/rest/operator/sign-in/code/',
  effect: 'write',
  actor: 'visitor',
  summary: 'The second half: a code of the authenticator app, or a recovery code. Nobody is signed in without one.',
  body: z.object({ code: z.string().trim().min(1).max(20) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** The codes are told this once, where the app was set up just now. */
      data: operator.extend({ recoveryCodes: z.array(z.string()).nullable() }),
    }),
    z.object({ success: z.literal(false), reasonType: z.enum(['wrong-code', 'locked', 'sign-in-again']) }),
  ]),
  callsPerMinuteMax: 10,
})

export const signOutOperator = route({
  method: 'POST',
  path: '/rest/operator/sign-out/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Ends the operator’s session of this browser.',
  reply: z.object({ success: z.literal(true) }),
})

export const getOperator = route({
  method: 'GET',
  path: '/rest/operator/me/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Who is signed in as an operator, if anybody, in which role, and which brand’s site this is.',
  reply: z.object({
    success: z.literal(true),
    data: z
      .object({
        ...operator.shape,
        brand: z.string(),
        /** How much waits, by the path of the desk; of desks that the role has. */
        waiting: z.record(z.string(), z.int()),
      })
      .nullable(),
  }),
})
