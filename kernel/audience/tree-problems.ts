import { audienceTree, DEPTH_MAX, RULES_MAX } from './tree.ts'

export interface TreeProblem {
  readonly path: (string | number)[]
  readonly message: string
}

/** What of an audience does not fit: each incomplete condition at its path, else the tree as a whole. */
export function treeProblems(tree: unknown, under: readonly string[]): TreeProblem[] {
  if (audienceTree.nullable().safeParse(tree).success) return []
  const incomplete = conditionsOf(tree, under).filter(({ rule }) => !isComplete(rule))
  if (incomplete.length > 0) return incomplete.map(({ path }) => ({ path, message: 'Complete this condition.' }))
  return [{ path: [...under], message: `Each group needs a condition, and ${RULES_MAX} conditions are the most.` }]
}

const isComplete = (rule: unknown): boolean => audienceTree.safeParse({ combinator: 'and', rules: [rule] }).success

interface Condition {
  readonly rule: unknown
  readonly path: (string | number)[]
}

function conditionsOf(tree: unknown, path: readonly (string | number)[], depth = 0): Condition[] {
  const parts = (tree as { readonly rules?: unknown } | null)?.rules
  if (!Array.isArray(parts) || depth > DEPTH_MAX) return []
  return parts.flatMap((part: unknown, at): Condition[] => {
    const own = [...path, 'rules', at]
    return typeof part === 'object' && part && 'rules' in part ? conditionsOf(part, own, depth + 1) : [{ rule: part, path: own }]
  })
}
