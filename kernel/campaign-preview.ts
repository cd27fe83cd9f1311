import { z } from 'zod'
import { campaignOnPage } from './campaign.ts'

/** The players that a plan can be previewed as, with what each of them does: facts and habits in `promotions/preview/`. */
export const PREVIEW_PLAYERS = ['new', 'active', 'vip', 'lapsed'] as const
export const previewPlayer = z.enum(PREVIEW_PLAYERS)
export type PreviewPlayer = z.infer<typeof previewPlayer>

/** What happened to the player, equal things of one day in one line; amounts are minor units. */
const previewStep = z.object({
  /** On the brand's clock, of the first of them. */
  at: z.string(),
  /** An event's type, an act's name, `tick` or `close`. */
  kind: z.enum(['event', 'act', 'tick', 'close']),
  name: z.string(),
  count: z.int(),
  coins: z.number(),
  entries: z.number(),
  /** Grants that are no balance: `5 free spins`. */
  others: z.array(z.string()),
  points: z.number(),
  /** JSON of the state after it. */
  cell: z.string(),
})
export type PreviewStep = z.infer<typeof previewStep>

/** A planned campaign as one player meets it up to a moment. */
export const campaignPreview = z.object({
  /** Unix seconds of the previewed moment. */
  at: z.int(),
  sees: z.boolean(),
  joins: z.boolean(),
  steps: z.array(previewStep),
  /** What all steps gave; the list of steps may be cut. */
  coins: z.number(),
  entries: z.number(),
  points: z.number(),
  isCut: z.boolean(),
  /** Acts that the player does not call: they use something that was granted, or give no more than the others. */
  leftOut: z.array(z.string()),
  /** Its places have prizes, which depend on the other players. */
  hasPlaces: z.boolean(),
  page: z.object({ en: campaignOnPage, es: campaignOnPage }),
  picture: z.string(),
})
export type CampaignPreview = z.infer<typeof campaignPreview>
