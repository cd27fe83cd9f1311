import { z } from 'zod'
import type { Instant } from './time.ts'

/** The arm of the campaign's own configuration. */
export const CONTROL = 'control'
/** The arm of players who are not offered the campaign. */
export const HOLDOUT = 'holdout'

const PERCENT = 100
/** A smaller control tells nothing. */
const CONTROL_MIN = 5

const arm = z.object({
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .refine((key) => key !== CONTROL && key !== HOLDOUT, 'a name other than control and holdout'),
  /** Percent of the players. */
  share: z.int().min(1).max(90),
  /** The whole configuration, which differs from the campaign's only in fields that are open to experiments. */
  config: z.unknown(),
})

/** Compares configurations of one campaign, or having it with not having it, among its players. */
export const campaignExperiment = z
  .object({
    /** Percent of the players who are not offered it. */
    holdout: z.int().min(0).max(50),
    arms: z.array(arm).max(3),
    /** Players at which the intervals are tightest; an estimate, fixed before the start. */
    playersPlanned: z.int().min(200).max(10_000_000),
  })
  .refine(({ holdout, arms }) => holdout > 0 || arms.length > 0, 'a holdout or an arm')
  .refine(
    (experiment) => controlShare(experiment) >= CONTROL_MIN,
    'at least 5 percent of the players outside of holdout and arms',
  )
  .refine(({ arms }) => new Set(arms.map(({ key }) => key)).size === arms.length, 'arms with different names')
export type CampaignExperiment = z.infer<typeof campaignExperiment>

/** The players who are left to the campaign's own configuration, in percent. */
export const controlShare = ({
  holdout,
  arms,
}: {
  readonly holdout: number
  readonly arms: readonly { readonly share: number }[]
}): number => PERCENT - holdout - arms.reduce((sum, { share }) => sum + share, 0)

/** From then on nobody else takes part: newcomers and the holdout get this arm, and everyone else keeps theirs. */
export interface ExperimentStop {
  readonly at: Instant
  readonly winner: string
}
