import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { isWhole } from '#kernel/prize-table.ts'
import { skin, type Step, step } from '../contract.ts'
import { STEPS_MAX } from './empty-streak.ts'
import { DEFAULT_SKIN } from './skins.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Cells count the steps of a day in two digits. */
const DAILY_STEPS_MAX = 99
const THIRTY_DAYS_SECONDS = 30 * 86_400

/** Steps are consecutive from the first, and the chances of each wheel add up to the whole. */
export const areWheels = (steps: readonly Step[]): boolean =>
  steps.every(({ step: number, sectors }, at) => number === at + 1 && isWhole(sectors))

/** Consecutive purchases; the wheels award coins only, because purchases lead to them. */
export const depositStreakCampaign = defineCampaign({
  feature: 'deposit-streak',
  config: z.object({
    /** US cents. */
    minDepositValue: z.int().positive().meta({ title: 'Smallest purchase that counts (US dollars)', widget: 'cents' }),
    secondsToResetStreakCounter: z.int().positive().max(THIRTY_DAYS_SECONDS).meta({ experiment: true }),
    /** Steps per day; null for no limit. */
    dailyStepsMax: z.int().positive().max(DAILY_STEPS_MAX).nullable(),
    /** The look: the pictures of the page, its wheels and its card. */
    skin: skin.default(DEFAULT_SKIN).meta({ title: 'Look' }),
    /** Each step also says by how many percent its wheel awards more than the first one, on average. */
    percentEnabled: z.boolean().default(false).meta({ title: 'Show by how many percent each wheel awards more' }),
    steps: z.array(step).min(1).max(STEPS_MAX).refine(areWheels, 'steps in order, chances that add up'),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'lightning',
  link: '/lightning-streak',
})
