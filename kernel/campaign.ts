import { z } from 'zod'
import { unixSeconds } from './contract.ts'
import type { Locale } from './locale.ts'

const line = z.string().min(1).max(80)
const sentence = z.string().min(1).max(240)

/** What a page says of a campaign, in one language. */
export const campaignWords = z.object({
  title: line,
  text: sentence,
  /** How it works, in order. */
  steps: z.array(z.object({ title: line, text: sentence })).max(4),
})
export type CampaignWords = z.infer<typeof campaignWords>

export const campaignState = z.enum(['none', 'planned', 'running', 'ended'])

/** A campaign as its page shows it, in the visitor's language. Where none is planned: the feature's own words. */
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

/** A card of the promotions page and of the strip on home: the state first. */
export const promotion = z.object({
  /** Names the card; a slice's own id where it has one card. */
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

/** What a slice says of its campaigns: what may be set in one, and what is said of the feature in any case. */
export interface CampaignDefinition<C = unknown> {
  /** The slice's id. */
  readonly feature: string
  /** Checks what an operator sets before it is stored, and types what is read. */
  readonly config: z.ZodType<C>
  /** Whether two of them at one brand may not go on at the same time. */
  readonly isExclusive: boolean
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly picture: string
  readonly link: string
}

/** Declares a slice's campaigns; exists for its type inference. */
export const defineCampaign = <C>(definition: CampaignDefinition<C>): CampaignDefinition<C> => definition
