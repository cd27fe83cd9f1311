import { COUNTS_DAYS_MAX, isCountable } from '#platform/campaigns/index.ts'
import { treeProblems } from '#kernel/audience/tree-problems.ts'
import { campaignExperiment } from '#kernel/campaign-experiment.ts'
import { campaignWords, planBudget } from '#kernel/campaign.ts'
import { recurrence } from '#kernel/recurrence.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { z } from 'zod'
import type { PlanOnDesk, PlanProblem } from '../contract.ts'
import { AMOUNT, type FormSchema, schemaAt, textOf } from '#kernel/form-schema.ts'
import { type CatalogueEntry, formSchemaOf } from './catalogue.ts'
import { largestOf } from '#promotions/claims/budget.ts'
import { readRepeats, runsOf } from '#promotions/schedule/series-runs.ts'
import { experimentProblems } from './experiment-problems.ts'
import { type PlanTime, toCampaignPlan } from './plan-wire.ts'

const SLUG = /^[a-z0-9-]{1,60}$/

/** What of a plan does not fit, each beside its field. */
export function problemsOf(plan: PlanOnDesk, entry: CatalogueEntry, at: PlanTime): PlanProblem[] {
  const { definition } = entry
  const schema = formSchemaOf(definition)
  const words = LOCALES.flatMap((locale) =>
    issuesOf(campaignWords, plan.words[locale]).map((issue) => toProblem(issue, ['words', locale], {})),
  )
  const config = issuesOf(definition.config, plan.config).map((issue) => toProblem(issue, ['config'], schema))
  return [
    ...slugProblems(plan),
    ...words,
    ...timeProblems(plan, at),
    ...countProblems(plan, entry, at),
    ...repeatProblems(plan, at),
    ...audienceProblems(plan),
    ...budgetProblems(plan, entry),
    ...config,
    ...experimentIssues(plan, entry, schema),
    ...experimentProblems(plan, entry),
  ]
}

function experimentIssues({ experiment }: PlanOnDesk, { definition }: CatalogueEntry, schema: FormSchema): PlanProblem[] {
  if (experiment === null) return []
  const read = campaignExperiment.safeParse(experiment)
  if (!read.success) return read.error.issues.map((issue) => toProblem(issue, ['experiment'], {}))
  return read.data.arms.flatMap(({ config }, nth) =>
    issuesOf(definition.config, config).map((issue) => toProblem(issue, ['experiment', 'arms', String(nth), 'config'], schema)),
  )
}

function repeatProblems({ repeats }: PlanOnDesk, { timeZone, now }: PlanTime): PlanProblem[] {
  if (repeats === null) return []
  const read = readRepeats(repeats)
  if (!read) return issuesOf(recurrence, repeats).map((issue) => toProblem(issue, ['repeats'], {}))
  return runsOf(read, timeZone, now).length > 0 ? [] : [{ path: ['repeats'], message: 'This series has no upcoming runs.' }]
}

function audienceProblems({ audience, showAudience, joinAudience }: PlanOnDesk): PlanProblem[] {
  const guests =
    audience === 'guests' && showAudience !== null ? [{ path: ['audience'], message: 'Conditions don’t apply to guests.' }] : []
  return [...guests, ...treeProblems(showAudience, ['showAudience']), ...treeProblems(joinAudience, ['joinAudience'])]
}

const BUDGET: FormSchema = { properties: { coins: AMOUNT, entries: AMOUNT } }

/** A budget below the largest prize would refuse every draw. */
function budgetProblems({ budget, config }: PlanOnDesk, { definition, promotion }: CatalogueEntry): PlanProblem[] {
  const read = planBudget.safeParse(budget)
  if (!read.success) return read.error.issues.map((issue) => toProblem(issue, ['budget'], BUDGET))
  const limited = (['coins', 'entries'] as const).filter((asset) => read.data[asset] !== null)
  if (!promotion)
    return limited.map((asset) => ({
      path: ['budget', asset],
      message: 'The promotion engine doesn’t run this feature, so a budget has no effect.',
    }))
  const known = definition.config.safeParse(config)
  if (!known.success) return []
  const largest = largestOf({ promotion, run: { config: known.data } })
  return limited
    .filter((asset) => read.data[asset]! < largest[asset])
    .map((asset) => ({
      path: ['budget', asset],
      message: `At least the largest prize, ${textOf(largest[asset], AMOUNT, asset)}.`,
    }))
}

const issuesOf = (schema: z.ZodType, value: unknown): readonly z.core.$ZodIssue[] => schema.safeParse(value).error?.issues ?? []

const slugProblems = ({ slug }: PlanOnDesk): PlanProblem[] =>
  SLUG.test(slug) ? [] : [{ path: ['slug'], message: 'Use 1 to 60 lowercase letters, digits, and hyphens.' }]

function timeProblems(plan: PlanOnDesk, at: PlanTime): PlanProblem[] {
  const { startsAt, endsAt } = toCampaignPlan(plan, at)
  if (endsAt === null) return []
  if (endsAt <= startsAt) return [{ path: ['endsAt'], message: 'The end must be after the start.' }]
  return endsAt <= at.now ? [{ path: ['endsAt'], message: 'This time has passed.' }] : []
}

function countProblems(plan: PlanOnDesk, { promotion }: CatalogueEntry, at: PlanTime): PlanProblem[] {
  if (plan.countsSince === null) return []
  const problem = (message: string): PlanProblem[] => [{ path: ['countsSince'], message }]
  if (!promotion) return problem('The promotion engine doesn’t run this feature, so it counts no events.')
  const made = toCampaignPlan(plan, at)
  return isCountable(made, made.startsAt)
    ? []
    : problem(`Choose a time before the start, at most ${COUNTS_DAYS_MAX} days before it.`)
}

function toProblem(issue: z.core.$ZodIssue, under: readonly string[], root: FormSchema): PlanProblem {
  const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol')
  const { schema, key } = schemaAt(root, path)
  const limit = (value: unknown): string => (typeof value === 'number' ? textOf(value, schema, key) : String(value))
  return { path: [...under, ...path], message: sentenceOf(issue, limit) }
}

/** An issue in words; limits of amounts in the unit that the field shows. */
function sentenceOf(issue: z.core.$ZodIssue, limit: (value: unknown) => string): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'This field is required.'
      if (issue.origin === 'array') return `At least ${issue.minimum} of these.`
      return issue.inclusive === false ? `More than ${limit(issue.minimum)}.` : `At least ${limit(issue.minimum)}.`
    case 'too_big':
      if (issue.origin === 'string') return `At most ${issue.maximum} characters.`
      return issue.origin === 'array' ? `At most ${issue.maximum} of these.` : `At most ${limit(issue.maximum)}.`
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number' ? 'Enter a whole number.' : 'This field is required.'
    case 'invalid_value':
      return `Choose one of ${issue.values.join(', ')}.`
    case 'custom':
      return `It needs ${issue.message}.`
    default:
      return issue.message
  }
}
