import { z } from 'zod'
import { unixSeconds, wireAmount } from './contract.ts'
import type { Locale } from './locale.ts'

const line = z.string().min(1).max(80)
const sentence = z.string().min(1).max(240)

/** The page texts of a campaign, in one language. */
export const campaignWords = z.object({
  title: line,
  text: sentence,
  /** The steps of how it works, in order. */
  steps: z.array(z.object({ title: line, text: sentence })).max(4),
})
export type CampaignWords = z.infer<typeof campaignWords>

export const campaignState = z.enum(['none', 'planned', 'running', 'ended'])

/** A campaign as its page shows it, in the visitor's language. If none is planned, the feature's own texts. */
export const campaignOnPage = campaignWords.extend({
  id: z.string().nullable(),
  state: campaignState,
  startsAt: unixSeconds.nullable(),
  finishedAt: unixSeconds.nullable(),
  /** The first and the last day in the brand's calendar. */
  startDay: z.iso.date().nullable(),
  endDay: z.iso.date().nullable(),
})
export type CampaignOnPage = z.infer<typeof campaignOnPage>

/** A card of the promotions page and of the strip on home, the state first. */
export const promotion = z.object({
  /** The card's id; the slice's id if it has one card. */
  key: z.string(),
  title: z.string(),
  text: z.string(),
  state: campaignState.exclude(['ended']),
  startsAt: unixSeconds.nullable(),
  finishedAt: unixSeconds.nullable(),
  /** Name of a picture in `public/art/interface`. */
  picture: z.string(),
  /** A path of this site without language prefix, or `?openModal=…`. */
  link: z.string(),
})
export type Promotion = z.infer<typeof promotion>

const limit = wireAmount.positive().nullable()

/** What a campaign may grant in all, as part of a configuration. Null: no limit. It never changes odds. */
export const campaignBudget = z.object({ coins: limit, entries: limit, entriesPerPlayerAndDay: limit })
export type CampaignBudget = z.infer<typeof campaignBudget>

/** What one run of a campaign may grant, as operators plan it. Null: no limit. */
export const planBudget = campaignBudget.pick({ coins: true, entries: true })
export type PlanBudget = z.infer<typeof planBudget>

/** What a campaign has granted of a limited asset, for operators; minor units. */
export const budgetUse = z.object({
  asset: z.enum(['coins', 'entries']),
  total: wireAmount,
  spent: wireAmount,
  /** The highest of these shares that is reached; 100 also if less is left than the largest prize. */
  alarm: z.union([z.literal(50), z.literal(80), z.literal(100)]).nullable(),
})
export type BudgetUse = z.infer<typeof budgetUse>

/** Why an act is refused that would grant more than the run's budget or a daily cap leaves. */
const grantLimit = z.enum(['budget-exhausted', 'cap-reached'])
export type GrantLimit = z.infer<typeof grantLimit>

/** Why an act of any promotion is refused, besides the reasons of its own. */
export const actRefusal = z.enum(['not-running', 'not-eligible', 'paused', ...grantLimit.options])

/** The reply of a call that is an act of a promotion, with the promotion's own reasons to refuse it. */
export const actReply = <Data extends z.ZodType, Reason extends string = never>(data: Data, ...reasons: Reason[]) =>
  replyOr(data, [...actRefusal.options, ...reasons])

/** The same of a call that pays what a shared draw gave: the run is over by then, and the player took part in it. */
export const drawnReply = <Data extends z.ZodType, Reason extends string = never>(data: Data, ...reasons: Reason[]) =>
  replyOr(data, [...grantLimit.options, ...reasons])

/** The reply of an act whose fields the specification names beside `success`. */
export const flatActReply = <Fields extends z.ZodRawShape, Reason extends string = never>(fields: Fields, ...reasons: Reason[]) =>
  z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), ...fields }),
    z.object({ success: z.literal(false), reasonType: z.enum([...actRefusal.options, ...reasons]) }),
  ])

const replyOr = <Data extends z.ZodType, Reason extends string>(data: Data, reasons: Reason[]) =>
  z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data }),
    z.object({ success: z.literal(false), reasonType: z.enum(reasons) }),
  ])

/** A slice's campaign declaration: the schema of their configuration and the feature's default texts. */
export interface CampaignDefinition<C = unknown> {
  /** The slice's id. */
  readonly feature: string
  /** Validates an operator's configuration before it is stored, and types it when read. */
  readonly config: z.ZodType<C>
  /** Whether two campaigns of one brand must not run at the same time. */
  readonly isExclusive: boolean
  /** Whether the slice implements a running campaign. Until then its campaigns are announced without a date. */
  readonly hasRule: boolean
  /** Only players who were told of it see it: no card, no status, no place among past campaigns. */
  readonly isPersonal?: true
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly picture: string
  readonly link: string
  /** The page of one campaign, past ones too; absent if the feature has only the page of the latest. */
  readonly linkOf?: (id: string) => string
}

/** Declares a slice's campaigns; exists for its type inference. */
export const defineCampaign = <C>(definition: CampaignDefinition<C>): CampaignDefinition<C> => definition

/** The page of a feature's campaigns, for everyone; one in a modal, or for players who were told of it, has none. */
export const pagesOf = ({ link, isPersonal }: Pick<CampaignDefinition, 'link' | 'isPersonal'>): string[] =>
  link.startsWith('/') && !isPersonal ? [link] : []
