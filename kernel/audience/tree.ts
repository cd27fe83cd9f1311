import { z } from 'zod'
import { AUDIENCE_FIELDS, CHOICE_FIELDS, type Field, MEASURE_FIELDS, OPTIONAL_FIELDS, YES_NO_FIELDS } from './fields.ts'

export const DEPTH_MAX = 5
export const RULES_MAX = 50
/** About a hundred years. */
const DAYS_MAX = 36_500

/** Set by the editor, without meaning here. */
const id = z.string().max(64).optional()
const measure = z.int().min(0)

const measureRule = z
  .strictObject({ id, field: z.enum(MEASURE_FIELDS), operator: z.enum(['=', '!=', '<', '<=', '>', '>=']), value: measure })
  .refine(({ field, value }) => isPossible(field, [value]), `At most ${DAYS_MAX} days.`)

const rangeRule = z
  .strictObject({
    id,
    field: z.enum(MEASURE_FIELDS),
    operator: z.enum(['between', 'notBetween']),
    value: z.tuple([measure, measure]),
  })
  .refine(({ value: [from, to] }) => from <= to, 'The smaller number first.')
  .refine(({ field, value }) => isPossible(field, value), `At most ${DAYS_MAX} days.`)

const choiceRule = z
  .strictObject({
    id,
    field: z.enum(CHOICE_FIELDS),
    operator: z.enum(['in', 'notIn']),
    value: z.array(z.string()).min(1).max(60),
  })
  .refine(({ field, value }) => value.every((each) => choicesOf(field).includes(each)), 'Not one of the choices.')

const yesNoRule = z.strictObject({ id, field: z.enum(YES_NO_FIELDS), operator: z.literal('='), value: z.boolean() })

const missingRule = z.strictObject({
  id,
  field: z.enum(OPTIONAL_FIELDS),
  operator: z.enum(['null', 'notNull']),
  value: z.null().optional(),
})

const audienceRule = z.union([measureRule, rangeRule, choiceRule, yesNoRule, missingRule])
export type AudienceRule = z.infer<typeof audienceRule>

/** A group of rules, as react-querybuilder's RuleGroup with its operator names; lists and ranges are arrays. */
export interface AudienceTree {
  readonly id?: string | undefined
  readonly combinator: 'and' | 'or'
  /** The group matches if its rules do not. */
  readonly not?: boolean | undefined
  /** At least one: an audience of everyone is null, not an empty group. */
  readonly rules: readonly (AudienceRule | AudienceTree)[]
}

/** Checks the fields, operators and values, the depth and the number of rules. Unknown properties are refused. */
export const audienceTree: z.ZodType<AudienceTree> = groupOf(DEPTH_MAX).refine(
  (tree) => rulesOf(tree).length <= RULES_MAX,
  `At most ${RULES_MAX} rules.`,
)

/** The rules of all groups, in reading order. */
export const rulesOf = ({ rules }: AudienceTree): AudienceRule[] =>
  rules.flatMap((part) => ('rules' in part ? rulesOf(part) : [part]))

/** Nested by number, not by reference, so that no input can recurse deeper. */
function groupOf(depth: number): z.ZodType<AudienceTree> {
  const part = depth > 1 ? z.union([audienceRule, groupOf(depth - 1)]) : audienceRule
  return z.strictObject({
    id,
    combinator: z.enum(['and', 'or']),
    not: z.boolean().optional(),
    rules: z.array(part).min(1).max(RULES_MAX),
  })
}

const choicesOf = (field: keyof typeof AUDIENCE_FIELDS): readonly string[] => (AUDIENCE_FIELDS[field] as Field).choices ?? []

const isPossible = (field: keyof typeof AUDIENCE_FIELDS, values: readonly number[]): boolean =>
  AUDIENCE_FIELDS[field].type !== 'days' || values.every((value) => value <= DAYS_MAX)
