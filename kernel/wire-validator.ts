/** A data validator: a schema, or its compact form in a browser build. */
export interface Shape {
  safeParse(value: unknown): { readonly success: boolean }
}

/** The subset of JSON Schema that push contracts use. */
export interface WireSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, WireSchema>>
  readonly required?: readonly string[]
  /** The values of a record. */
  readonly additionalProperties?: WireSchema
  readonly items?: WireSchema
  readonly anyOf?: readonly WireSchema[]
  readonly oneOf?: readonly WireSchema[]
}

/** A contract's shape in the browser build: the same verdict as the schema, without the schema library. */
export const wireShape = (schema: WireSchema): Shape => ({ safeParse: (value) => ({ success: fits(schema, value) }) })

/** Unknown keys of an object come from a newer server and pass. */
function fits(schema: WireSchema, value: unknown): boolean {
  const { type, anyOf = schema.oneOf, minimum = -Infinity, maximum = Infinity } = schema
  if (anyOf) return anyOf.some((each) => fits(each, value))
  if ('const' in schema && schema.const !== value) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (type !== undefined && ![type].flat().some((name) => isA(name, value))) return false
  if (typeof value === 'number') return value >= minimum && value <= maximum
  if (Array.isArray(value)) return value.every((each) => fits(schema.items ?? {}, each))
  return typeof value !== 'object' || value === null || fitsKeys(schema, value as Readonly<Record<string, unknown>>)
}

function fitsKeys(schema: WireSchema, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, required = [], additionalProperties: values = {} } = schema
  return (
    required.every((key) => value[key] !== undefined) &&
    Object.entries(value).every(([key, each]) => each === undefined || fits(properties[key] ?? values, each))
  )
}

function isA(name: string, value: unknown): boolean {
  if (name === 'null') return value === null
  if (name === 'array') return Array.isArray(value)
  if (name === 'integer') return Number.isSafeInteger(value)
  if (name === 'number') return Number.isFinite(value)
  if (name === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === name
}
