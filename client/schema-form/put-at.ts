/** `config.sectors.2.coins`, where digits are positions in a list. */
export type FieldPath = string

/** The value with one field replaced; everything outside the path keeps its identity. */
export function putAt(value: unknown, path: FieldPath, next: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const put = (inner: unknown): unknown => (rest.length === 0 ? next : putAt(inner, rest.join('.'), next))
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === step ? put(each) : each))
  return { ...(value as object), [step]: put((value as Readonly<Record<string, unknown>>)[step]) }
}

const SERIAL = ['level', 'step', 'id', 'day']

/** A row to follow the last one: the same, with the next number, and the next places where it has a range. */
export function nextRow(last: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = structuredClone(last)
  for (const key of SERIAL) if (typeof row[key] === 'number') row[key] = row[key] + 1
  for (const from of Object.keys(row).filter((key) => key.startsWith('from'))) {
    const to = from.replace('from', 'to')
    const [first, end] = [row[from], row[to]]
    if (typeof first === 'number' && typeof end === 'number')
      Object.assign(row, { [from]: end + 1, [to]: end + 1 + (end - first) })
  }
  return row
}
