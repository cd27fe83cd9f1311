import { AUDIENCE_FIELDS, type AudienceField, type Field } from '#kernel/audience/fields.ts'
import type { AudienceRule, AudienceTree } from '#kernel/audience/tree.ts'

export type Operator = AudienceRule['operator']

/** A condition while it is edited: its value may not fit yet. */
export interface DraftRule {
  readonly field: AudienceField
  readonly operator: Operator
  readonly value?: unknown
}

const MEASURES: readonly Operator[] = ['>=', '<=', '=', '!=', '>', '<', 'between', 'notBetween']
const OF_TYPE: Readonly<Record<Field['type'], readonly Operator[]>> = {
  number: MEASURES,
  days: MEASURES,
  choice: ['in', 'notIn'],
  'yes-no': ['='],
}

/** The comparisons that a fact allows. */
export function operatorsOf(field: AudienceField): readonly Operator[] {
  const { type, isOptional }: Field = AUDIENCE_FIELDS[field]
  return isOptional ? [...OF_TYPE[type], 'null', 'notNull'] : OF_TYPE[type]
}

/** A condition on this fact to start from. */
export const newRule = (field: AudienceField): DraftRule => withOperator({ field, operator: '=' }, operatorsOf(field)[0]!)

/** The same condition with another comparison; its value stays where it still has a meaning. */
export function withOperator({ field, value }: DraftRule, operator: Operator): DraftRule {
  if (operator === 'null' || operator === 'notNull') return { field, operator }
  return { field, operator, value: fitting(AUDIENCE_FIELDS[field].type, operator, value) }
}

function fitting(type: Field['type'], operator: Operator, value: unknown): unknown {
  if (type === 'yes-no') return value ?? true
  if (type === 'choice') return Array.isArray(value) ? value : []
  const first: unknown = Array.isArray(value) ? value[0] : value
  const number = typeof first === 'number' ? first : 1
  return operator === 'between' || operator === 'notBetween' ? (Array.isArray(value) ? value : [number, number]) : number
}

/** How the conditions of a group are joined: both parts of it as one choice. */
export const JOINS = {
  and: 'All of these',
  or: 'Any of these',
  'not and': 'Not all of these',
  'not or': 'None of these',
} as const
export type Join = keyof typeof JOINS

export const joinOf = ({ combinator, not }: Pick<AudienceTree, 'combinator' | 'not'>): Join =>
  not ? `not ${combinator}` : combinator

export const joinedBy = (join: Join): Pick<AudienceTree, 'combinator' | 'not'> => ({
  combinator: join.endsWith('and') ? 'and' : 'or',
  ...(join.startsWith('not') && { not: true }),
})

export const isGroup = (part: DraftRule | AudienceTree): part is AudienceTree => 'rules' in part
