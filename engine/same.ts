/** Compares field by field, since input may hold anything. */
export function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right
  const keys = Object.keys(left)
  return (
    Array.isArray(left) === Array.isArray(right) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isSame(left[key as keyof typeof left], right[key as keyof typeof right]))
  )
}
