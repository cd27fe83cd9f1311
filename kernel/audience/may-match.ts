import { holds } from './evaluate.ts'
import type { Facts } from './fields.ts'
import type { AudienceRule, AudienceTree } from './tree.ts'

/** Whether some player with these facts may belong to the audience, whatever the other facts are. */
export const mayMatch = (tree: AudienceTree | null, known: Partial<Facts>): boolean =>
  tree === null || outcomesOf(tree, known).includes(true)

/** The possible answers of a part; rules are taken as independent, so it may say more than can happen. */
function outcomesOf(part: AudienceRule | AudienceTree, known: Partial<Facts>): readonly boolean[] {
  if (!('rules' in part)) return part.field in known ? [holds(part, known)] : [true, false]
  const { combinator, rules, not = false } = part
  const parts = rules.map((each) => outcomesOf(each, known))
  const ends = combinator === 'or'
  const some = parts.some((each) => each.includes(ends)) ? [ends] : []
  const every = parts.every((each) => each.includes(!ends)) ? [!ends] : []
  return [...some, ...every].map((answer) => answer !== not)
}
