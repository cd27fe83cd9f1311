import { assert } from '#kernel/result.ts'

/** Canonical JSON: sorted keys, no spaces, integers only. Equal rounds are equal byte for byte. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    assert(Number.isSafeInteger(value), `canonical JSON takes whole numbers, not ${value}`)
    return String(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  assert(typeof value === 'object', `canonical JSON cannot hold a ${typeof value}`)
  const fields = Object.entries(value as object)
    .filter(([, field]) => field !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}
