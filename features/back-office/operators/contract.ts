import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { APPROVAL_RIGHTS, operatorRoleNames } from '#kernel/operator-rights.ts'

/**
 * The operator pages by what operators do there; visible only to a role with the permission, and only at a brand with the
 * slice.
 */
export const OPERATOR_GROUPS = [
  {
    label: 'Players and support',
    queues: [
      {
        path: '/operator/players',
        label: 'Players',
        about: 'Find a player, correct name and birth date',
        icon: 'users-three-fill',
        feature: 'personal-info',
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
        path: '/operator/documents',
        label: 'Documents',
        about: 'Review documents that players sent',
        icon: 'file-text-fill',
        feature: 'documents',
        right: 'players-read',
      },
      {
        path: '/operator/verification',
        label: 'Verification',
        about: 'Review automated decisions',
        icon: 'identification-card-fill',
        feature: 'verification',
        right: 'players-read',
      },
      {
        path: '/operator/closings',
        label: 'Closed accounts',
        about: 'Closure and deletion requests with their deadlines',
        icon: 'hourglass-medium-fill',
        feature: 'account-closure',
        right: 'players-read',
      },
    ],
  },
  {
    label: 'Player protection',
    queues: [
      {
        path: '/operator/care',
        label: 'Care',
        about: 'Players with markers of harm, and contacts with them',
        icon: 'heart-fill',
        feature: null,
        right: 'care-read',
      },
      {
        path: '/operator/exclusions',
        label: 'Exclusions',
        about: 'Separate two people who were matched as one',
        icon: 'pause-fill',
        feature: null,
        right: 'players-read',
      },
      {
        path: '/operator/players-off',
        label: 'Players off',
        about: 'Players who are switched off: why, by whom, and since when',
        icon: 'stop-fill',
        feature: null,
        right: 'players-read',
      },
      {
        path: '/operator/eligibility',
        label: 'Barred people',
        about: 'Staff, households and affiliates, and accounts that match',
        icon: 'user-fill',
        feature: null,
        right: 'eligibility-read',
      },
    ],
  },
  {
    label: 'Money',
    queues: [
      {
        path: '/operator/redemptions',
        label: 'Redemptions',
        about: 'Review, approve, and ask about redemptions',
        icon: 'trophy-fill',
        feature: 'redemptions',
        right: 'payments-read',
      },
      {
        path: '/operator/payments',
        label: 'Payments',
        about: 'Find orders, refund them, answer disputes',
        icon: 'credit-card-fill',
        feature: 'payments-desk',
        right: 'payments-read',
      },
      {
        path: '/operator/books',
        label: 'Books',
        about: 'Reconciliation, trial balance, money in and out',
        icon: 'scales-fill',
        feature: null,
        right: 'payments-read',
      },
    ],
  },
  {
    label: 'Promotions',
    queues: [
      {
        path: '/operator/campaigns',
        label: 'Campaigns',
        about: 'Plan, approve, and control promotions',
        icon: 'calendar-star-fill',
        feature: null,
        right: 'promotions-read',
      },
      {
        path: '/operator/prize-cap',
        label: 'Prize cap',
        about: 'Daily limit on entries that promotions grant',
        icon: 'coins-fill',
        feature: null,
        right: 'promotions-read',
      },
      {
        path: '/operator/winners',
        label: 'Winners',
        about: 'List of winners of entries, for authorities and for anyone who asks',
        icon: 'medal-fill',
        feature: null,
        right: 'players-read',
      },
      {
        path: '/operator/affiliates',
        label: 'Affiliates',
        about: 'Applications, affiliates with their terms, and what they bring',
        icon: 'handshake-fill',
        feature: 'affiliates',
        right: 'affiliates-read',
      },
      {
        path: '/operator/faults',
        label: 'Stopped events',
        about: 'Promotion events that failed or arrived late',
        icon: 'arrows-clockwise-bold',
        feature: null,
        right: 'promotions-read',
      },
    ],
  },
  {
    label: 'Games and rounds',
    queues: [
      {
        path: '/operator/games',
        label: 'Games',
        about: 'Compare returns with the math reports, turn games off',
        icon: 'spade-fill',
        feature: 'house-games',
        right: 'games-read',
      },
      {
        path: '/operator/game-report',
        label: 'Game report',
        about: 'Returns, plays and stakes of games by period',
        icon: 'chart-line-up-bold',
        feature: null,
        right: 'games-read',
      },
      {
        path: '/operator/jackpots',
        label: 'Jackpots',
        about: 'Report of large jackpot wins',
        icon: 'crown-simple-fill',
        feature: null,
        right: 'games-read',
      },
      {
        path: '/operator/void-rounds',
        label: 'Void rounds',
        about: 'Return what players paid for rounds of a faulty game',
        icon: 'arrow-u-up-left-bold',
        feature: null,
        right: 'games-read',
      },
    ],
  },
  {
    label: 'Site and team',
    queues: [
      {
        path: '/operator/content',
        label: 'Content',
        about: 'Pages, banners, texts, documents, packages, places',
        icon: 'stack-fill',
        feature: null,
        right: 'content-read',
      },
      {
        path: '/operator/features',
        label: 'Features',
        about: 'What this brand has switched on',
        icon: 'sliders-horizontal-bold',
        feature: null,
        right: 'features-read',
      },
      {
        path: '/operator/site-log',
        label: 'Site log',
        about: 'Significant events and software versions',
        icon: 'clock-counter-clockwise-bold',
        feature: null,
        right: 'site-log-read',
      },
      {
        path: '/operator/event-archive',
        label: 'Archives',
        about: 'Files of past events and rounds',
        icon: 'package-fill',
        feature: null,
        right: 'promotions-read',
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
    ],
  },
] as const

type OperatorQueue = (typeof OPERATOR_GROUPS)[number]['queues'][number]

export const OPERATOR_QUEUES = OPERATOR_GROUPS.flatMap((group): readonly OperatorQueue[] => group.queues)

const operator = z.object({ name: z.string(), role: z.enum(operatorRoleNames) })

export const signInOperator = route({
  method: 'POST',
  path: '/rest/operator/sign-in/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Starts an operator’s sign-in. Three failures of either step within 30 minutes lock the name.',
  body: z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(200) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** Null where an authenticator app is already set up; otherwise its secret, shown only once. */
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
  summary: 'Completes an operator’s sign-in with a code from the authenticator app or a recovery code.',
  body: z.object({ code: z.string().trim().min(1).max(20) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** The recovery codes, shown only once, if the app was set up just now. */
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
  summary: 'Ends the operator’s session in this browser.',
  reply: z.object({ success: z.literal(true) }),
})

export const getOperator = route({
  method: 'GET',
  path: '/rest/operator/me/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns the signed-in operator, their role, the brand of this site, and which approvals nobody else can give, if anyone is signed in.',
  reply: z.object({
    success: z.literal(true),
    data: z
      .object({
        ...operator.shape,
        brand: z.string(),
        /** Number of waiting items by queue path, for the queues of the role. */
        waiting: z.record(z.string(), z.int()),
        /** Rights of approving that nobody else has: acts that need a second operator wait for one to be invited. */
        soleRights: z.array(z.enum(APPROVAL_RIGHTS)),
      })
      .nullable(),
  }),
})
