import type { z } from 'zod'
import type { PromotionDefinition } from '../definition.ts'
import { childrenOf, markOf, optionsOf } from './schema-nodes.ts'

export type ExperimentFault = 'odds' | 'entries' | 'free-way' | 'vip' | 'closed'

export interface RefusedChange {
  /** `sectors.2.coins` */
  readonly path: string
  readonly reason: ExperimentFault
}

/**
 * The changes of a variant that no experiment may make; empty if all are allowed. A field is open to experiments if it
 * or an ancestor says `.meta({ experiment: true })`, and never under odds, entries, the free way or VIP terms.
 */
export function refuseExperiment(schema: z.ZodType, before: unknown, variant: unknown): RefusedChange[] {
  return changedPaths(before, variant).flatMap((path) => {
    const reason = namedFault(path) ?? assetFault(before, path) ?? assetFault(variant, path) ?? schemaFault(schema, path)
    return reason ? { path: path.join('.'), reason } : []
  })
}

/**
 * Why nobody may be left out of a campaign: VIP terms, or a promotion that grants entries, which would be an experiment on
 * entries. Undefined if a holdout is allowed.
 */
export function refuseHoldout(promotion: PromotionDefinition, config: unknown): ExperimentFault | undefined {
  if (markOf(promotion.campaign.config) === false) return 'vip'
  const grants = promotion.cost(config).some(({ entries }) => entries.max > 0)
  return grants || namesEntries(config) ? 'entries' : undefined
}

/** An amount of entries anywhere in a configuration, such as the prize of a place. */
const namesEntries = (value: unknown): boolean =>
  Object.entries(fieldsOf(value) ?? {}).some(
    ([name, field]) => namesEntries(field) || (faultOf(name) === 'entries' && typeof field === 'number' && field > 0),
  )

type Path = readonly string[]

/** The paths of all leaves that differ, or exist on one side only; an absent number is 0. */
function changedPaths(before: unknown, variant: unknown, path: Path = []): Path[] {
  if (Object.is(before ?? 0, variant ?? 0)) return []
  const [left, right] = [fieldsOf(before), fieldsOf(variant)]
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
  const isLeaf = keys.size === 0 || (left === null && before !== undefined) || (right === null && variant !== undefined)
  if (isLeaf) return left && right && Array.isArray(before) === Array.isArray(variant) ? [] : [path]
  return [...keys].flatMap((key) => changedPaths(left?.[key], right?.[key], [...path, key]))
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** Names of fields, in whole words. */
const FAULTS: readonly (readonly [fault: ExperimentFault, words: RegExp])[] = [
  ['odds', /\b(odds|weights?|chances?|probabilit(y|ies)|rtp|one in)\b/],
  ['free-way', /\b(amoe|postcards?|free (way|request|entry|entries))\b/],
  ['entries', /\b(entry|entries|sweepstakes)\b/],
  ['vip', /\bvip\b/],
]

const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')

const faultOf = (name: string): ExperimentFault | undefined => FAULTS.find(([, words]) => words.test(wordsOf(name)))?.[0]

const namedFault = (path: Path): ExperimentFault | undefined => path.map(faultOf).find((fault) => fault)

const ENTRY_NAMES: ReadonlySet<unknown> = new Set(['entries', 'winnings', 'SweepStakes'])

/** An amount whose object names entries as its asset or mode, on the way to the changed field. */
function assetFault(config: unknown, path: Path): ExperimentFault | undefined {
  let value = config
  for (const key of path) {
    const fields = fieldsOf(value)
    if (fields && !Array.isArray(value) && Object.values(fields).some((field) => ENTRY_NAMES.has(field))) return 'entries'
    value = fields?.[key]
  }
  return undefined
}

/** Walks the schema along the path. A row of a table with odds belongs to the odds, its amounts too. */
function schemaFault(schema: z.ZodType, path: Path): ExperimentFault | undefined {
  let nodes = opened([{ schema, isOpen: false }])
  for (const [depth, key] of path.entries()) {
    if (nodes.some((node) => node.isClosed)) return 'closed'
    const isRow = depth > 0 && /^\d+$/.test(path[depth - 1]!)
    if (isRow && nodes.some((node) => fieldNames(node.schema).some((name) => faultOf(name) === 'odds'))) return 'odds'
    nodes = opened(nodes.flatMap((node) => childrenOf(node.schema, key).map((child) => ({ schema: child, isOpen: node.isOpen }))))
  }
  return nodes.length > 0 && nodes.every((node) => node.isOpen && !node.isClosed) ? undefined : 'closed'
}

interface Node {
  readonly schema: z.ZodType
  readonly isOpen: boolean
  readonly isClosed?: boolean
}

/** The schemas within wrappers and unions, each with what was marked on the way to it. */
const opened = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(({ schema, isOpen }) => {
    const mark = markOf(schema)
    const node = { schema, isOpen: mark ?? isOpen, isClosed: mark === false }
    const inner = optionsOf(schema)
    return node.isClosed || inner.length === 0 ? node : opened(inner.map((each) => ({ schema: each, isOpen: node.isOpen })))
  })

const fieldNames = (schema: z.ZodType): string[] =>
  'shape' in schema && fieldsOf(schema.shape) ? Object.keys(schema.shape as object) : []
