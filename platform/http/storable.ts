/** Deeper than any contract, and far from overflowing the stack. */
const DEPTH_MAX = 32

/**
 * Whether PostgreSQL accepts this JSON as text and jsonb, keys included: no NUL character, no lone surrogate. Refuses
 * deep nesting too, since validators, serializers and loggers recurse.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEPTH_MAX) return false
  if (Array.isArray(value)) return value.every((each) => isStorable(each, depth + 1))
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each, depth + 1))
}
