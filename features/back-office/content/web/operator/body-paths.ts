export type Body = { readonly [key: string]: unknown }

export interface BodyField {
  readonly path: readonly string[]
  readonly value: string | number | boolean | readonly string[]
}

/** The fields of a body that a form can show, in order. A list of texts is one field. */
export const fieldsOf = (body: object, under: readonly string[] = []): BodyField[] =>
  Object.entries(body).flatMap(([key, value]: [string, unknown]) => {
    const path = [...under, key]
    if (isTexts(value)) return [{ path, value }]
    if (typeof value === 'object' && value !== null) return fieldsOf(value, path)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ path, value }] : []
  })

/**
 * The fields of `body` in the order of `like`, because storage loses the order. Fields in only one of them keep their
 * position.
 */
export function inOrderOf(like: Body, body: Body): Body {
  const keys = [...new Set([...Object.keys(like).filter((key) => key in body), ...Object.keys(body)])]
  return Object.fromEntries(
    keys.map((key) => [key, isPlain(like[key]) && isPlain(body[key]) ? inOrderOf(like[key], body[key]) : body[key]]),
  )
}

const isPlain = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The body with one field changed; objects outside the changed path keep their identity. */
export const putField = (body: Body, path: readonly string[], value: unknown): Body => put(body, path, value) as Body

function put(inner: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(inner)) return inner.map((each, at) => (String(at) === key ? put(each, rest, value) : each))
  return { ...(inner as Body), [key]: put((inner as Body)[key], rest, value) }
}

/** `words.en.title` is 'words, en, title'. */
const labelOf = (path: readonly string[]): string => path.join(', ')

/** The fields in which two versions differ. */
export function compareBodies(one: Body | null, other: Body | null): { label: string; before: string; after: string }[] {
  const textOf = ({ value }: BodyField): string => (typeof value === 'object' ? value.join('\n') : String(value))
  const before = new Map(fieldsOf(one ?? {}).map((field) => [labelOf(field.path), textOf(field)]))
  const after = new Map(fieldsOf(other ?? {}).map((field) => [labelOf(field.path), textOf(field)]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const change = { label, before: before.get(label) ?? '', after: after.get(label) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}
