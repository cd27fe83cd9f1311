/** The right that an operator call needs. */
export type OperatorRight =
  /** Read page content, drafts included. */
  | 'content-read'
  /** Write and publish content. */
  | 'content-write'
  /** Read players' requests, documents and messages. */
  | 'players-read'
  /** Decide on them, and reply. */
  | 'players-decide'
  /** Switch a player off and on. */
  | 'players-switch'
  /** Make an account a test account, which reports and books leave out, or an ordinary one again. */
  | 'players-test'
  /** Read campaigns, their reports, and why a player was granted something or not. */
  | 'promotions-read'
  /** Draft and submit campaigns; pause, end and archive them; switch promotions of a brand off. */
  | 'promotions-write'
  /** Approve what another operator submitted, and switch promotions of a brand on again. */
  | 'promotions-approve'
  /** Read orders, redemptions and what payment providers said. */
  | 'payments-read'
  /** Decide redemptions, refunds and disputes up to the limit of one person. */
  | 'payments-decide'
  /** Approve what another operator decided above that limit. */
  | 'payments-approve'
  /** See who is barred from entries, and the accounts that match. */
  | 'eligibility-read'
  /** Keep the list of barred people, and decide about accounts that match. */
  | 'eligibility-write'
  /** See affiliates with their figures, and who applied. */
  | 'affiliates-read'
  /** Admit affiliates, change their terms, and end partnerships. */
  | 'affiliates-write'
  /** See which players show markers of harm. Not for those who sell or promote. */
  | 'care-read'
  /** Contact them, and close or put off their cases. */
  | 'care-contact'
  /** To see what each game really returns. */
  | 'games-read'
  /** To take a game off the air. */
  | 'games-switch'
  /** To declare rounds of a game void after a fault, and to approve what another operator asked for. */
  | 'rounds-void'
  /** See which features a brand has switched on. */
  | 'features-read'
  /** Switch features of a brand off and on. */
  | 'features-switch'
  /** Read significant events and the versions of the software. */
  | 'site-log-read'
  /** Read the operators and their roles. */
  | 'operators-read'
  /** Invite and block operators, and assign roles. */
  | 'operators-manage'

const ALL: readonly OperatorRight[] = [
  'content-read',
  'content-write',
  'players-read',
  'players-decide',
  'players-switch',
  'players-test',
  'promotions-read',
  'promotions-write',
  'promotions-approve',
  'payments-read',
  'payments-decide',
  'payments-approve',
  'eligibility-read',
  'eligibility-write',
  'affiliates-read',
  'affiliates-write',
  'care-read',
  'care-contact',
  'games-read',
  'games-switch',
  'rounds-void',
  'features-read',
  'features-switch',
  'site-log-read',
  'operators-read',
  'operators-manage',
]

/**
 * Content editors see no players, support writes no pages, CRM managers see no requests of players, payment agents decide
 * nothing but money, and auditors change nothing. Compliance officers watch over players and see no promotions.
 */
export const OPERATOR_ROLES = {
  owner: ALL,
  editor: ['content-read', 'content-write'],
  support: ['content-read', 'players-read', 'players-decide', 'players-switch', 'promotions-read', 'payments-read'],
  crm: ['content-read', 'promotions-read', 'promotions-write', 'promotions-approve', 'features-read'],
  payments: [
    'content-read',
    'players-read',
    'payments-read',
    'payments-decide',
    'payments-approve',
    'games-read',
    'rounds-void',
    'eligibility-read',
    'eligibility-write',
  ],
  auditor: [
    'content-read',
    'players-read',
    'promotions-read',
    'payments-read',
    'eligibility-read',
    'affiliates-read',
    'care-read',
    'games-read',
    'features-read',
    'site-log-read',
    'operators-read',
  ],
  compliance: [
    'content-read',
    'players-read',
    'players-switch',
    'eligibility-read',
    'eligibility-write',
    'care-read',
    'care-contact',
  ],
} as const satisfies Readonly<Record<string, readonly OperatorRight[]>>

/** The rights of approving what another operator asked for. Nobody approves their own. */
export const APPROVAL_RIGHTS = [
  'promotions-approve',
  'payments-approve',
  'rounds-void',
] as const satisfies readonly OperatorRight[]
export type ApprovalRight = (typeof APPROVAL_RIGHTS)[number]

export type OperatorRole = keyof typeof OPERATOR_ROLES

export const operatorRoleNames = Object.keys(OPERATOR_ROLES) as OperatorRole[]

export const isOperatorRole = (name: string): name is OperatorRole => Object.hasOwn(OPERATOR_ROLES, name)

export const mayOperator = (role: OperatorRole, right: OperatorRight): boolean =>
  (OPERATOR_ROLES[role] as readonly OperatorRight[]).includes(right)
