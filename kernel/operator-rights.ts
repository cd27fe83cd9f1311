/** What a call of operators asks for. */
export type OperatorRight =
  /** To see what is written for pages, drafts too. */
  | 'content-read'
  /** To write and publish it. */
  | 'content-write'
  /** To see what players asked for, showed or wrote. */
  | 'players-read'
  /** To decide about it, and to answer. */
  | 'players-decide'
  /** To see who runs the site, in which role. */
  | 'operators-read'
  /** To invite and to shut out, and to say what each may do. */
  | 'operators-manage'

const ALL: readonly OperatorRight[] = [
  'content-read',
  'content-write',
  'players-read',
  'players-decide',
  'operators-read',
  'operators-manage',
]

/** Who writes pages sees no players, who answers players writes no pages, and who audits changes nothing. */
export const OPERATOR_ROLES = {
  owner: ALL,
  editor: ['content-read', 'content-write'],
  support: ['content-read', 'players-read', 'players-decide'],
  auditor: ['content-read', 'players-read', 'operators-read'],
} as const satisfies Readonly<Record<string, readonly OperatorRight[]>>

export type OperatorRole = keyof typeof OPERATOR_ROLES

export const isOperatorRole = (name: string): name is OperatorRole => Object.hasOwn(OPERATOR_ROLES, name)

export const mayOperator = (role: OperatorRole, right: OperatorRight): boolean =>
  (OPERATOR_ROLES[role] as readonly OperatorRight[]).includes(right)
