import { PAY_UNITS } from '../natural-odds/mode.ts'
import type { LimboDefinition } from './definition.ts'

/** Rules by which one draw gives a multiplier that has to reach a target. */
export type TargetRules = Pick<LimboDefinition, 'outcomes' | 'returnPoints' | 'targetMin' | 'targetMax'>

/** The draws, from 1, whose multiplier reaches the target: the fair number less the house edge, rounded down. */
export const waysOf = (definition: TargetRules, target: number): number => Math.floor(fairTop(definition) / target)

/** The multiplier of a draw from 1 to `outcomes`, in hundredths: low draws give high ones. */
export const multiplierOf = (definition: TargetRules, drawn: number): number =>
  Math.min(definition.targetMax, Math.max(PAY_UNITS, Math.floor(fairTop(definition) / drawn)))

/** Representative targets, an almost even chance first. */
export const typicalTargets = ({ targetMin, targetMax }: TargetRules): number[] =>
  [200, 110, 150, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000].filter(
    (target) => target >= targetMin && target <= targetMax,
  )

/** What the lowest draw would give without a limit, in hundredths. */
const fairTop = ({ outcomes, returnPoints }: TargetRules): number => (outcomes * returnPoints) / 100
