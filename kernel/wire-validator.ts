/** What tells whether data may be believed: a schema, or in a browser's build the light reading of it. */
export interface Shape {
  safeParse(value: unknown): { readonly success: boolean }
}

/** The part of JSON Schema that the contracts of pushes are written in. */
export interface LightSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, LightSchema>>
  readonly required?: readonly string[]
  readonly items?: LightSchema
  readonly anyOf?: readonly LightSchema[]
  readonly oneOf?: readonly LightSchema[]
}

/** A contract's shape as the browser's build has it: the verdict of the schema, without the library that made it. */
export const lightShape = (schema: LightSchema): Shape => ({ safeParse: (value) => ({ success: fits(schema, value) }) })

/** Keys that the schema does not name are a newer server's and pass. */
function fits(schema: LightSchema, value: unknown): boolean {
  const { type, anyOf = schema.oneOf, minimum = -Infinity, maximum = Infinity } = schema
  if (anyOf) return anyOf.some((each) => fits(each, value))
  if ('const' in schema && schema.const !== value) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (type !== undefined && ![type].flat().some((name) => isA(name, value))) return false
  if (typeof value === 'number') return value >= minimum && value <= maximum
  if (Array.isArray(value)) return value.every((each) => fits(schema.items ?? {}, each))
  return typeof value !== 'object' || value === null || fitsKeys(schema, value as Readonly<Record<string, unknown>>)
}

const fitsKeys = ({ properties = {}, required = [] }: LightSchema, value: Readonly<Record<string, unknown>>): boolean =>
  required.every((key) => value[key] !== undefined) &&
  Object.entries(properties).every(([key, schema]) => value[key] === undefined || fits(schema, value[key]))

function isA(name: string, value: unknown): boolean {
  if (name === 'null') return value === null
  if (name === 'array') return Array.isArray(value)
  if (name === 'integer') return Number.isSafeInteger(value)
  if (name === 'number') return Number.isFinite(value)
  if (name === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === name
}
