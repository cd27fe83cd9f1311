import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that contracts use. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly pattern?: string
  readonly format?: string
}

/** A placeholder in JSON text for arrays nested deeper than any function may recurse. */
const DEEP = '@deep@'
const DEPTH = 20_000

export const toJsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH))

/** A valid value and, field by field, the same value with a hostile input. */
export function misfitsOf(contract: z.ZodType): { readonly fit: unknown; readonly misfits: readonly unknown[] } {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema
  const fits = fitsOf(schema)
  return { fit: fits[0], misfits: fits.flatMap((fit) => spoil(schema, fit)) }
}

/** One value for each alternative of the outermost kind, and one otherwise. */
function fitsOf(schema: Schema): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  return alternatives ? alternatives.flatMap(fitsOf) : [fitOf(schema)]
}

function fitOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (first) return fitOf(first)
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {})
    const isChosen = ({ enum: choices, const: only }: Schema) => choices !== undefined || only !== undefined
    return Object.fromEntries(entries.map(([name, part]) => [name, isChosen(part) ? fitOf(part) : (NAMES[name] ?? fitOf(part))]))
  }
  if (schema.type === 'array') return schema.items ? [fitOf(schema.items)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1, schema.exclusiveMinimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return fitText(schema)
}

/** Values that pass a lookup and reach the code after it. */
const NAMES: Readonly<Record<string, unknown>> = {
  slug: 'cherry-royale',
  name: 'anna',
  surname: 'bell',
  kind: 'page',
  brand: '*',
  params: {},
  path: '/lobby',
  returnTo: '/lobby',
  routing: '011401533',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'fuzz@mail.example',
  date: '1990-05-01',
  'date-time': '2026-11-21T17:00:00Z',
  uri: 'https://play.example/',
  uuid: '018f3b4e-6f1a-7c3d-8a2b-1c2d3e4f5a6b',
}

function fitText({ format, pattern, minLength = 1, maxLength = Infinity }: Schema): string {
  const known = format && FORMATS[format]
  if (known) return known
  if (!pattern || pattern.includes('(?')) return 'fuzz'.padEnd(minLength, 'z').slice(0, maxLength)
  const matching = fc.stringMatching(new RegExp(pattern, 'u')).filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.sample(matching, { numRuns: 1, seed: 20_261_123 })[0] ?? ''
}

const WRONG_TYPES = [null, [], DEEP]
const NUMBERS = [2_147_483_648, -2_147_483_649, 2 ** 53 - 1, 2 ** 63, -1, 0, 1e308, 1.5]
const HUGE = 20_000

/** Every field of `value` broken separately, in each way that suits its type. */
function spoil(schema: Schema, value: unknown): unknown[] {
  const part = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type === typeOf(value)) ?? schema
  if (part.type === 'object') return [...WRONG_TYPES, ...spoilEntries(part, value as Record<string, unknown>)]
  if (part.type === 'array') {
    const [first] = value as unknown[]
    const inside = part.items ? spoil(part.items, first).map((each) => [each]) : []
    return [...WRONG_TYPES, Array<unknown>(1_000).fill(first), ...inside]
  }
  if (part.type === 'string') return [DEEP, 7, ...textsFor(String(value), part)]
  if (part.type === 'integer' || part.type === 'number') return [DEEP, ...NUMBERS, '9223372036854775808', '1e308']
  return [DEEP, '\ud800', 7]
}

/** Each keeps the length, so that only the character is wrong. */
function textsFor(fit: string, { maxLength }: Schema): string[] {
  const tail = fit.slice(1)
  return [`\ud800${tail}`, `\0${tail}`, `${fit}\udc00`, '2147483648', '9223372036854775808', 'x'.repeat(maxLength ?? HUGE), '']
}

function spoilEntries({ properties = {}, additionalProperties }: Schema, value: Record<string, unknown>): unknown[] {
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    spoil(part, value[name]).map((spoiled) => ({ ...value, [name]: spoiled })),
  )
  if (typeof additionalProperties !== 'object') return inside
  const entry = fitOf(additionalProperties)
  const keys = ['\ud800', '\0', '__proto__', 'constructor'].map((key) => ({ ...value, [key]: entry }))
  return [...inside, ...keys, ...spoil(additionalProperties, entry).map((spoiled) => ({ ...value, fuzz: spoiled }))]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
