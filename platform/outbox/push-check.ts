import { z } from 'zod'
import { oncePer } from '#kernel/memo.ts'

/** True for data that the schema accepts and returns unchanged. */
type Check = (value: unknown) => boolean

/** The parts of JSON Schema that are compiled; a schema with any other is left to Zod. */
interface Compiled {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Compiled>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Compiled | false
  readonly propertyNames?: Compiled
  readonly items?: Compiled
  readonly maxItems?: number
  readonly anyOf?: readonly Compiled[]
  readonly oneOf?: readonly Compiled[]
}

/**
 * A check of push data that takes a tenth of Zod's time, compiled once per schema. False says nothing: Zod decides then, as
 * it does on unknown keys, which it leaves out.
 */
export const pushCheckOf = oncePer((schema: z.ZodType): Check => compile(schema))

const NEVER: Check = () => false

function compile(schema: z.ZodType): Check {
  let isPlain = true
  try {
    const json = z.toJSONSchema(schema, {
      io: 'output',
      reused: 'inline',
      override: ({ zodSchema }) => {
        // A refinement has no form in JSON Schema, nor has what a pipe takes in: only what comes out of it.
        const { type, checks: own = [] } = zodSchema._zod.def
        isPlain &&= type !== 'pipe' && !own.some((each) => ['custom', 'overwrite'].includes(each._zod.def.check))
      },
    })
    const { $schema: _, ...rest } = json
    return (isPlain && toCheck(rest as Compiled)) || NEVER
  } catch {
    return NEVER
  }
}

const KNOWN = new Set(
  'type const enum minimum maximum properties required additionalProperties propertyNames items maxItems anyOf oneOf description'.split(
    ' ',
  ),
)

/** Undefined for a schema that says more than is compiled. */
function toCheck(schema: Compiled): Check | undefined {
  if (Object.keys(schema).some((key) => !KNOWN.has(key))) return undefined
  const { type, anyOf, oneOf, enum: values, items } = schema
  if (typeof type === 'object') return either(type.map((each) => ({ ...schema, type: each })))
  if (oneOf) return discriminated(oneOf)
  if (anyOf) return anyOf.filter((each) => !isScalar(each)).length <= 1 ? either(anyOf) : undefined
  if ('const' in schema) return (value) => value === schema.const
  if (values) return (value) => values.includes(value)
  if (type === 'object') return schema.properties ? ofObject(schema) : ofRecord(schema)
  if (type === 'array') return items && ofArray(items, schema.maxItems)
  return ofScalar(schema)
}

function ofScalar({ type, minimum = -Infinity, maximum = Infinity }: Compiled): Check | undefined {
  if (type === 'integer')
    return (value) => Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum
  if (type === 'number') return (value) => Number.isFinite(value) && (value as number) >= minimum && (value as number) <= maximum
  if (type === 'null') return (value) => value === null
  if (type !== 'string' && type !== 'boolean') return undefined
  return (value) => typeof value === type
}

const SCALARS = ['integer', 'number', 'null', 'string', 'boolean']
const isScalar = (schema: Compiled): boolean =>
  'const' in schema || schema.enum !== undefined || [schema.type ?? ''].flat().every((type) => SCALARS.includes(type))

/** At most one of them is an object, so that no other could accept it and leave keys out. */
function either(schemas: readonly Compiled[]): Check | undefined {
  const all = allOf(schemas.map(toCheck))
  return all && ((value) => all.some((check) => check(value)))
}

/** By the key that has another constant in each. */
function discriminated(schemas: readonly Compiled[]): Check | undefined {
  const key = Object.keys(schemas[0]?.properties ?? {}).find((name) => {
    const constants = schemas.map(({ properties }) => properties?.[name]?.const)
    return !constants.includes(undefined) && new Set(constants).size === schemas.length
  })
  const all = allOf(schemas.map(toCheck))
  if (key === undefined || !all) return undefined
  const byConstant = new Map(schemas.map(({ properties }, nth) => [properties![key]!.const, all[nth]!]))
  return (value) => isPlainObject(value) && (byConstant.get(value[key])?.(value) ?? false)
}

function ofObject({ properties = {}, required = [], additionalProperties = false }: Compiled): Check | undefined {
  const names = Object.keys(properties)
  const all = allOf(names.map((name) => toCheck(properties[name]!)))
  if (!all || additionalProperties !== false) return undefined
  const isRequired = names.map((name) => required.includes(name))
  return (value) => {
    if (!isPlainObject(value)) return false
    let present = 0
    for (let nth = 0; nth < names.length; nth++) {
      const each = value[names[nth]!]
      if (each !== undefined) {
        if (!all[nth]!(each)) return false
        present++
      } else if (isRequired[nth]) return false
    }
    return Object.keys(value).length === present
  }
}

function ofRecord({ additionalProperties, propertyNames, required = [] }: Compiled): Check | undefined {
  const names = propertyNames?.enum as readonly string[] | undefined
  if (names && additionalProperties && names.every((name) => required.includes(name)))
    return ofObject({ properties: Object.fromEntries(names.map((name) => [name, additionalProperties])), required })
  const isOfAnyKey = propertyNames?.type === 'string' && Object.keys(propertyNames).length === 1
  const check = isOfAnyKey && additionalProperties && toCheck(additionalProperties)
  return check ? (value) => isPlainObject(value) && Object.values(value).every(check) : undefined
}

function ofArray(items: Compiled, maxItems = Infinity): Check | undefined {
  const check = toCheck(items)
  if (!check) return undefined
  return (value) => {
    if (!Array.isArray(value) || value.length > maxItems) return false
    for (const each of value) if (!check(each)) return false
    return true
  }
}

const allOf = (parts: readonly (Check | undefined)[]): readonly Check[] | undefined =>
  parts.every((check) => check !== undefined) ? parts : undefined

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
