import { campaignExperiment } from '#kernel/campaign-experiment.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { inWords } from '#kernel/audience/words.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { inWords as recurrenceWords } from '#kernel/recurrence-words.ts'
import type { PlanOnDesk } from '../contract.ts'
import type { FieldChange } from '../shared/operator-contract.ts'
import { AMOUNT, type FormSchema, labelOf, schemaAt, textOf, unwrap } from '#kernel/form-schema.ts'

type Path = readonly (string | number)[]

interface Leaf {
  readonly path: Path
  readonly value: Scalar
}

type Scalar = string | number | boolean | null

/** The fields in which two plans differ, in the order of the form. */
export function changesBetween(before: PlanOnDesk | undefined, after: PlanOnDesk, schema: FormSchema): FieldChange[] {
  const [old, now] = [before ? planLeaves(before, schema) : [], planLeaves(after, schema)]
  const byPath = (leaves: readonly Leaf[]) => new Map(leaves.map(({ path, value }) => [path.join('.'), { path, value }]))
  const [oldByPath, nowByPath] = [byPath(old), byPath(now)]
  return [...new Set([...nowByPath.keys(), ...oldByPath.keys()])].flatMap((key) => {
    const [one, other] = [oldByPath.get(key), nowByPath.get(key)]
    if (one && other && one.value === other.value) return []
    const path = (other ?? one)!.path
    const text = (leaf: Leaf | undefined): string => (leaf ? showLeaf(leaf, schema) : '')
    return [{ label: labelAt(path, schema), before: text(one), after: text(other) }]
  })
}

/** `holdout 5%; big 50%: max amount 1,000 coins`. */
function experimentWords({ experiment, config }: PlanOnDesk, schema: FormSchema): string {
  const read = campaignExperiment.safeParse(experiment)
  if (!read.success) return experiment === null ? 'none' : 'incomplete'
  const own = new Map(leavesOf(config, ['config'], schema).map(({ path, value }) => [path.join('.'), value]))
  const arms = read.data.arms.map(({ key, share, config: other }) => {
    const changed = leavesOf(other, ['config'], schema).filter(({ path, value }) => own.get(path.join('.')) !== value)
    const texts = changed.map((leaf) => `${labelAt(leaf.path, schema).toLowerCase()} ${showLeaf(leaf, schema)}`)
    return `${key} ${share}%: ${texts.join(', ') || 'no difference'}`
  })
  return [...(read.data.holdout > 0 ? [`holdout ${read.data.holdout}%`] : []), ...arms].join('; ')
}

const planLeaves = (
  { config, showAudience, joinAudience, repeats, experiment, ...rest }: PlanOnDesk,
  schema: FormSchema,
): Leaf[] => [
  ...leavesOf(rest, [], {}),
  { path: ['showAudience'], value: inWords(showAudience as AudienceTree | null) },
  { path: ['repeats'], value: repeats ? recurrenceWords(repeats as Recurrence) : 'no' },
  { path: ['joinAudience'], value: inWords(joinAudience as AudienceTree | null) },
  { path: ['experiment'], value: experimentWords({ ...rest, config, showAudience, joinAudience, repeats, experiment }, schema) },
  ...leavesOf(config, ['config'], schema),
]

/** Every value that is no object; in the order of the schema, because storage loses the order. */
function leavesOf(value: unknown, path: Path, of: FormSchema): Leaf[] {
  const { schema } = unwrap(of)
  if (typeof value !== 'object' || value === null) return [{ path, value: (value ?? null) as Scalar }]
  if (Array.isArray(value)) {
    const areTexts = value.every((each) => typeof each === 'string')
    if (areTexts) return [{ path, value: value.join(', ') }]
    return value.flatMap((each, at) => leavesOf(each, [...path, at], schema.items ?? {}))
  }
  const keys = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(value)])].filter((key) => key in value)
  return keys.flatMap((key) => leavesOf(value[key as keyof object], [...path, key], schema.properties?.[key] ?? {}))
}

const NONE: Readonly<Record<string, string>> = {
  startsAt: 'when approved',
  endsAt: 'until ended',
  countsSince: 'its start',
  picture: 'the feature’s own',
}

function showLeaf({ path, value }: Leaf, schema: FormSchema): string {
  if (path[0] === 'config') {
    const { schema: own, key } = schemaAt(schema, path.slice(1))
    return textOf(value, own, key)
  }
  if (value === null) return path[0] === 'budget' ? 'no limit' : (NONE[String(path[0])] ?? 'none')
  if (path[0] === 'budget') return textOf(value, AMOUNT, String(path[1]))
  return TIMES.includes(String(path[0])) ? String(value).replace('T', ' ') : String(value)
}

const TIMES: readonly string[] = ['startsAt', 'endsAt', 'countsSince']

const NAMES: Readonly<Record<string, string>> = {
  slug: 'Name in URLs',
  startsAt: 'Start',
  endsAt: 'End',
  countsSince: 'Counts since',
  audience: 'Audience',
  showAudience: 'Who sees it',
  joinAudience: 'Who may join',
  repeats: 'Repeats',
  budget: 'Budget',
  experiment: 'Experiment',
  picture: 'Picture',
  en: 'English',
  es: 'Spanish',
}

/** `['config', 'sectors', 2, 'coins']` is 'Sectors 3, coins'. */
function labelAt(path: Path, schema: FormSchema): string {
  const inConfig = path[0] === 'config'
  const parts: string[] = []
  path.forEach((step, at) => {
    if (at === 0 && (inConfig || step === 'words')) return
    if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${step + 1}`)
    else parts.push(inConfig ? labelOf(schemaAt(schema, path.slice(1, at + 1)).schema, step) : (NAMES[step] ?? step))
  })
  return parts.map((part, at) => (at === 0 ? capital(part) : part.toLowerCase())).join(', ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
