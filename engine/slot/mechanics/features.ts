import type { FeatureRule } from '../definition.ts'
import type { Round, Spin } from '../round.ts'
import { playBonusTrail } from './bonus-trail.ts'
import { playCollect } from './collect.ts'
import { playFreeSpins } from './free-spins.ts'
import { playHoldAndSpin } from './hold-and-spin.ts'
import { playNudgeRespin } from './nudge-respin.ts'
import { playPicks } from './picks.ts'
import { playWalkingWilds } from './walking-wilds.ts'
import { playWheel } from './wheel.ts'

type RuleOf<K extends FeatureRule['kind']> = Extract<FeatureRule, { kind: K }>

/**
 * Every feature that can follow a spin, one line each. Each checks the round's first spin and does nothing unless
 * triggered.
 */
const FEATURES: { readonly [K in FeatureRule['kind']]: (round: Round, rule: RuleOf<K>, spin: Spin) => void } = {
  'nudge-respin': playNudgeRespin,
  'free-spins': playFreeSpins,
  'walking-wilds': playWalkingWilds,
  'hold-and-spin': playHoldAndSpin,
  collect: playCollect,
  wheel: playWheel,
  picks: playPicks,
  'bonus-trail': playBonusTrail,
}

export const playFeature = <R extends FeatureRule>(round: Round, rule: R, spin: Spin): void =>
  (FEATURES[rule.kind] as (round: Round, rule: R, spin: Spin) => void)(round, rule, spin)
