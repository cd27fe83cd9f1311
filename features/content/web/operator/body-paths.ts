export type Body = { readonly [key: string]: unknown }

export interface BodyField {
  readonly path: readonly string[]
  readonly value: string | number | boolean
}

/** Everything in a body that a form can show, in its order. */
export const fieldsOf = (body: Body, under: readonly string[] = []): BodyField[] =>
  Object.entries(body).flatMap(([key, value]) => {
    const path = [...under, key]
    if (typeof value === 'object' && value !== null) return fieldsOf(value as Body, path)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ path, value }] : []
  })

/** The body with one field changed; what is not on the way to it stays the same object. */
export function putField(body: Body, [key = '', ...rest]: readonly string[], value: unknown): Body {
  return { ...body, [key]: rest.length === 0 ? value : putField(body[key] as Body, rest, value) }
}

/** `words.en.title` is 'words, en, title'. */
export const labelOf = (path: readonly string[]): string => path.join(', ')

/** The fields in which two versions differ. */
export function compareBodies(one: Body | null, other: Body | null): { label: string; before: string; after: string }[] {
  const before = new Map(fieldsOf(one ?? {}).map(({ path, value }) => [labelOf(path), String(value)]))
  const after = new Map(fieldsOf(other ?? {}).map(({ path, value }) => [labelOf(path), String(value)]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const change = { label, before: before.get(label) ?? '', after: after.get(label) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}
