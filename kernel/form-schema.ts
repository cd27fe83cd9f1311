/** The part of JSON Schema that configurations use, and the hints of `.meta()`. */
export interface FormSchema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  /** The control to draw, where the type and the name do not say it. */
  readonly widget?: Widget
  /** The column that weighs the rows of a prize table. */
  readonly weight?: string
  /** Whether arms of an experiment may differ in it. */
  readonly experiment?: boolean
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly required?: readonly string[]
  readonly items?: FormSchema
  readonly anyOf?: readonly FormSchema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

const WIDGETS = [
  'amount',
  'cents',
  'chance',
  'choice',
  'duration',
  'games',
  'group',
  'json',
  'lines',
  'list',
  'long',
  'number',
  'odds',
  'share',
  'switch',
  'table',
  'text',
  'time',
] as const
export type Widget = (typeof WIDGETS)[number]

/** Columns that weigh the rows of a prize table. */
const WEIGHTS = ['chancePer100k', 'weight', 'boxes']

/** The schema of a value that may be null, without the null. */
export function unwrap(schema: FormSchema): { readonly schema: FormSchema; readonly isNullable: boolean } {
  const inner = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only] = inner
  if (!only || inner.length !== 1 || inner.length === schema.anyOf?.length) return { schema, isNullable: false }
  const { title = only.title, description = only.description } = schema
  return { schema: { ...only, ...(title && { title }), ...(description && { description }) }, isNullable: true }
}

/** The control of a field, by its hints, its type and its name. */
export function widgetOf(of: FormSchema, key: string): Widget {
  const { schema } = unwrap(of)
  if (schema.widget) return schema.widget
  if (schema.enum || schema.const !== undefined) return 'choice'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'object' && schema.properties) return 'group'
  if (schema.type === 'array' && schema.items) return listWidget(schema, key)
  if (schema.type === 'integer' || schema.type === 'number') return numberWidget(schema, key)
  if (schema.type === 'string') return (schema.maxLength ?? 0) > 100 ? 'long' : 'text'
  return 'json'
}

function listWidget({ items = {}, ...schema }: FormSchema, key: string): Widget {
  if (items.type === 'string') return /^game(s|Ids)$/.test(key) ? 'games' : 'lines'
  if (items.type !== 'object' || !items.properties) return 'json'
  const isFlat = Object.entries(items.properties).every(([name, each]) => !NESTED.includes(widgetOf(each, name)))
  if (isFlat && weightOf({ ...schema, items })) return 'odds'
  return isFlat ? 'table' : 'list'
}

const NESTED: readonly Widget[] = ['group', 'table', 'list', 'odds', 'games', 'lines', 'json']

function numberWidget({ description = '' }: FormSchema, key: string): Widget {
  if (description === 'minor units') return 'amount'
  if (description === 'Unix seconds') return 'time'
  if (/cents$/i.test(key)) return 'cents'
  if (/seconds/i.test(key)) return 'duration'
  if (/basisPoints$/i.test(key)) return 'share'
  return /per100k$/i.test(key) ? 'chance' : 'number'
}

/** The column that weighs the rows of a prize table, if it is one. */
export function weightOf({ widget, weight, items }: FormSchema): string | undefined {
  const columns = Object.keys(items?.properties ?? {})
  const pays = columns.includes('coins') || columns.includes('entries')
  return weight ?? (pays || widget === 'odds' ? WEIGHTS.find((name) => columns.includes(name)) : undefined)
}

/** `shareBasisPoints` is 'Share basis points', where no title says it better. */
export function labelOf({ title }: FormSchema, key: string): string {
  if (title) return title
  const words = key
    .replace(/(BasisPoints|Per100k|Seconds|Cents)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, (_, one: string, two: string) => `${one} ${two.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of one item of a list: `Days` is 'Day', `Prizes` is 'Prize'. */
export const singularOf = (label: string): string =>
  label.endsWith('ies') ? `${label.slice(0, -3)}y` : label.replace(/(?<!s)s$/, '')

/** The schema at a path into a configuration, with the last name of the path. */
export function schemaAt(root: FormSchema, path: readonly (string | number)[]): { schema: FormSchema; key: string } {
  let [schema, key] = [unwrap(root).schema, '']
  for (const step of path) {
    const inner = typeof step === 'number' ? schema.items : schema.properties?.[step]
    if (typeof step === 'string') key = step
    schema = unwrap(inner ?? {}).schema
  }
  return { schema, key }
}

/** How many of the stored unit make one of the shown: 100 minor units are 1.00. */
export function scaleOf(widget: Widget): number {
  if (widget === 'amount' || widget === 'cents' || widget === 'share') return 100
  return widget === 'chance' ? 1_000 : 1
}

/** A stored value as operators read it. */
export function textOf(value: unknown, schema: FormSchema, key: string): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value)
  const widget = widgetOf(schema, key)
  const number = (value / scaleOf(widget)).toLocaleString('en-US', { maximumFractionDigits: 3 })
  if (widget === 'share' || widget === 'chance') return `${number}%`
  if (widget === 'time') return `${new Date(value * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return widget === 'cents' ? `$${number}` : number
}

/** An amount of coins or entries outside of a configuration. */
export const AMOUNT: FormSchema = { type: 'integer', description: 'minor units' }

/** A value for a new field or row: its default, its least, or nothing. */
export function blankOf(of: FormSchema): unknown {
  const { schema, isNullable } = unwrap(of)
  if (of.default !== undefined) return of.default
  if (isNullable) return null
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'object') return blankObject(schema)
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => blankOf(schema.items ?? {}))
  if (schema.type === 'boolean') return false
  return schema.type === 'string' ? '' : Math.max(schema.minimum ?? 0, 0)
}

const blankObject = ({ properties = {}, required = [] }: FormSchema): object =>
  Object.fromEntries(Object.entries(properties).flatMap(([key, each]) => (required.includes(key) ? [[key, blankOf(each)]] : [])))
