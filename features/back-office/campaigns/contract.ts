import { z } from 'zod'
import { budgetUse } from '#kernel/campaign.ts'
import { campaignPreview, previewPlayer } from '#kernel/campaign-preview.ts'
import { route } from '#kernel/contract.ts'

/** A time on the brand's clock, to the minute: `2026-11-24T18:00`. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** Loose, so that what does not fit is answered beside its field. */
const words = z.object({
  title: z.string().max(1_000),
  text: z.string().max(4_000),
  steps: z.array(z.object({ title: z.string().max(1_000), text: z.string().max(4_000) })).max(8),
})

/** The content of a campaign as the form holds it. */
export const planOnDesk = z.object({
  /** Its name in addresses. */
  slug: z.string().max(100),
  words: z.object({ en: words, es: words }),
  /** Null: at its approval. */
  startsAt: localTime.nullable(),
  /** Null: until ended by an operator. */
  endsAt: localTime.nullable(),
  /** Events from then on count; null: from its start. */
  countsSince: localTime.nullable(),
  audience: z.enum(['everyone', 'guests', 'players']),
  /** The players who see it, as a tree of conditions; null: all of the audience. */
  showAudience: z.unknown(),
  /** The players who may join it; null: all. */
  joinAudience: z.unknown(),
  /** The series that its approval schedules (`kernel/recurrence.ts`), whose first run it is; null: it runs once. */
  repeats: z.unknown(),
  /** What it may grant in all, in minor units; null: no limit. Text that is no number is answered beside its field. */
  budget: z.object({ coins: z.unknown(), entries: z.unknown() }),
  /** What is compared among its players (`kernel/campaign-experiment.ts`); null: nothing. */
  experiment: z.unknown(),
  /** Name of a picture; null for the feature's own. */
  picture: z.string().max(60).nullable(),
  /** As the feature's schema has it. */
  config: z.unknown(),
})
export type PlanOnDesk = z.infer<typeof planOnDesk>

export const deskState = z.enum([
  'draft',
  'review',
  'announced',
  'scheduled',
  'running',
  'paused',
  'ended',
  'shadow',
  'shadow-ended',
  'archived',
])
export type DeskState = z.infer<typeof deskState>

const listed = z.object({
  id: z.string(),
  feature: z.string(),
  slug: z.string(),
  /** In English. */
  title: z.string(),
  state: deskState,
  startsAt: localTime.nullable(),
  endsAt: localTime.nullable(),
  /** The first run of its series. */
  series: z.string().nullable(),
  /** What it has granted of its budget. */
  budget: z.array(budgetUse),
  /** An open change of it. */
  revision: z.object({ id: z.string(), state: z.enum(['draft', 'review']) }).nullable(),
})
export type ListedCampaign = z.infer<typeof listed>

/** A feature that has campaigns. */
const feature = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether campaigns of it can run yet. */
  hasRule: z.boolean(),
  /** Whether the engine runs it: it can be paused, run as a shadow, and reported. */
  isOnEngine: z.boolean(),
  isOn: z.boolean(),
  isExclusive: z.boolean(),
})
export type CampaignFeature = z.infer<typeof feature>

export const listCampaigns = route({
  method: 'GET',
  path: '/rest/operator/campaigns/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: lists the brand’s campaigns in every state, its campaign features, and the state of its kill switch.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaigns: z.array(listed),
      features: z.array(feature),
      killSwitch: z.object({ isOn: z.boolean(), by: z.string(), why: z.string(), at: z.iso.datetime() }).nullable(),
      timeZone: z.string(),
    }),
  }),
})

const template = z.object({
  feature: z.string(),
  /** Which of the feature's examples. */
  nth: z.int().min(0),
  title: z.string(),
  about: z.string(),
  picture: z.string(),
  /** Null: until ended by an operator. */
  lastsDays: z.int().nullable(),
  hasRule: z.boolean(),
})
export type CampaignTemplate = z.infer<typeof template>

export const listTemplates = route({
  method: 'GET',
  path: '/rest/operator/campaigns/templates/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: lists the templates that a campaign can be drafted from.',
  reply: z.object({ success: z.literal(true), data: z.object({ templates: z.array(template) }) }),
})

const refusal = z.enum([
  'changed',
  'experiment-refused',
  'filing-missing',
  'in-review',
  'name-taken',
  'no-rule',
  'not-closed',
  'not-running',
  'not-on-engine',
  'over',
  'overlap',
  'revision-open',
  'running',
  'start-passed',
  'log-gone',
  'started',
  'archived',
  'wrong-state',
  'your-own',
])
export type DeskRefusal = z.infer<typeof refusal>
export const refused = z.object({ success: z.literal(false), reasonType: refusal })

export const draftCampaign = route({
  method: 'POST',
  path: '/rest/operator/campaigns/draft/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: drafts a campaign from a template, as a copy, or as a change of a published one. Idempotent by key.',
  callsPerMinuteMax: 60,
  body: z.object({
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('template'), feature: z.string().max(60), nth: z.int().min(0) }),
      z.object({ kind: z.literal('copy'), id: z.string().max(60) }),
      z.object({ kind: z.literal('revision'), id: z.string().max(60), version: z.int() }),
    ]),
  }),
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: z.object({ id: z.string() }) }), refused]),
})

/** What does not fit, beside its field: the path into the plan. */
const problem = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
export type PlanProblem = z.infer<typeof problem>

const moments = z.object({ mean: z.number(), variance: z.number(), max: z.number() })
/** What one trigger costs, exactly; minor units. */
const cost = z.object({ trigger: z.string(), coins: moments, entries: moments })
export type TriggerCost = z.infer<typeof cost>

/** The runs that an approval now would schedule. */
const plannedSeries = z.object({
  words: z.string(),
  count: z.int(),
  runs: z.array(z.object({ startsAt: localTime, endsAt: localTime })),
})
export type PlannedSeries = z.infer<typeof plannedSeries>

export const checkPlan = route({
  method: 'POST',
  path: '/rest/operator/campaigns/check/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: checks a plan: returns its problems and what a trigger costs. Saves nothing.',
  callsPerMinuteMax: 300,
  body: z.object({ id: z.string().max(60), plan: planOnDesk }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      problems: z.array(problem),
      /** Null where the feature states none, or the configuration does not fit. */
      costs: z.array(cost).nullable(),
      /** Published campaigns of an exclusive feature at the same time: approval would be refused. */
      overlaps: z.array(z.object({ id: z.string(), title: z.string() })),
      /** Null without a series that fits. */
      series: plannedSeries.nullable(),
    }),
  }),
})

export const checkAudience = route({
  method: 'POST',
  path: '/rest/operator/campaigns/audience/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: describes an audience in words, counts its players, and shows a masked sample. Saves nothing.',
  callsPerMinuteMax: 300,
  body: z.object({
    /** A tree of conditions; null: all players. */
    tree: z.unknown(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Of the tree's parts; when there are any, nothing is counted. */
      problems: z.array(problem),
      found: z
        .object({
          words: z.string(),
          /** Open accounts of this brand; test accounts do not count. */
          count: z.int(),
          ofAll: z.int(),
          sample: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
})

const quantiles = z.object({ mean: z.number(), p1: z.number(), p50: z.number(), p95: z.number(), p99: z.number() })

export const forecastPlan = route({
  method: 'POST',
  path: '/rest/operator/campaigns/forecast/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: forecasts what a plan grants in total, from the recent play of a sample of players. Saves nothing.',
  callsPerMinuteMax: 20,
  body: z.object({ id: z.string().max(60), plan: planOnDesk }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({
        players: z.int(),
        sampled: z.int(),
        replayedDays: z.number(),
        days: z.number(),
        /** Triggers whose amounts are exact, from the odds, and how often they happen. */
        triggers: z.array(z.object({ trigger: z.string(), count: z.number() })),
        /** Acts that are not in it: they use something that was granted, or give no more than the others. */
        leftOut: z.array(z.string()),
        /** Minor units, within the plan’s budget; `p95` is exceeded in one of 20 cases, and `p1` in 99 of 100. */
        coins: quantiles,
        entries: quantiles,
      }),
    }),
    z.object({ success: z.literal(false), reasonType: z.enum(['not-on-engine', 'not-valid', 'no-players']) }),
  ]),
})

export const previewPlan = route({
  method: 'POST',
  path: '/rest/operator/campaigns/preview/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: shows what a plan looks like and what it gives a typical player up to a moment. Saves nothing.',
  callsPerMinuteMax: 60,
  body: z.object({ id: z.string().max(60), plan: planOnDesk, player: previewPlayer, at: localTime }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: campaignPreview }),
    z.object({ success: z.literal(false), reasonType: z.enum(['not-on-engine', 'not-valid', 'step-failed']) }),
  ]),
})

export const saveCampaign = route({
  method: 'POST',
  path: '/rest/operator/campaigns/save/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: saves the content of a draft, over the version that its author saw.',
  callsPerMinuteMax: 60,
  body: z.object({ id: z.string().max(60), version: z.int(), plan: planOnDesk }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ version: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-valid'), problems: z.array(problem) }),
    refused,
  ]),
})

export const stopExperiment = route({
  method: 'POST',
  path: '/rest/operator/campaigns/:id/stop-experiment/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: ends the experiment of a running campaign. Newcomers and the holdout get the winner from then on.',
  callsPerMinuteMax: 20,
  params: z.object({ id: z.string().max(60) }),
  body: z.object({ version: z.int(), winner: z.string().max(20), why: z.string().trim().min(5).max(500) }),
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refused]),
})
