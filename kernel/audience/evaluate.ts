import type { Facts } from './fields.ts'
import { type AudienceRule, type AudienceTree, rulesOf } from './tree.ts'

/** Whether a player with these facts belongs to the audience; null is everyone. */
export const matches = (tree: AudienceTree | null, facts: Facts): boolean => tree === null || evaluate(tree, facts)

/** One condition of an audience with the player's own value: answers why a player is in or out. */
export interface Finding {
  readonly rule: AudienceRule
  readonly fact: string | number | boolean | null
  readonly holds: boolean
}

/** Every condition, in reading order, regardless of the groups around it. */
export const explain = (tree: AudienceTree, facts: Facts): Finding[] =>
  rulesOf(tree).map((rule) => ({ rule, fact: facts[rule.field], holds: holds(rule, facts) }))

function evaluate({ combinator, rules, not = false }: AudienceTree, facts: Facts): boolean {
  const test = (part: AudienceRule | AudienceTree): boolean => ('rules' in part ? evaluate(part, facts) : holds(part, facts))
  return (combinator === 'and' ? rules.every(test) : rules.some(test)) !== not
}

/** Two-valued: a comparison with a missing fact is false, also an unequal one. */
export function holds(rule: AudienceRule, facts: Partial<Facts>): boolean {
  const fact = facts[rule.field] ?? null
  if (rule.operator === 'null') return fact === null
  if (fact === null) return false
  switch (rule.operator) {
    case 'notNull':
      return true
    case 'in':
      return rule.value.includes(String(fact))
    case 'notIn':
      return !rule.value.includes(String(fact))
    case 'between':
      return isBetween(Number(fact), rule.value)
    case 'notBetween':
      return !isBetween(Number(fact), rule.value)
    default:
      return typeof rule.value === 'number' ? COMPARE[rule.operator](Number(fact), rule.value) : fact === rule.value
  }
}

const isBetween = (fact: number, [from, to]: readonly [number, number]): boolean => from <= fact && fact <= to

const COMPARE = {
  '=': (fact: number, value: number) => fact === value,
  '!=': (fact: number, value: number) => fact !== value,
  '<': (fact: number, value: number) => fact < value,
  '<=': (fact: number, value: number) => fact <= value,
  '>': (fact: number, value: number) => fact > value,
  '>=': (fact: number, value: number) => fact >= value,
} as const
