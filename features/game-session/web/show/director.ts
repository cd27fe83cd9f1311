import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import type { FeatureId, Grid, Win } from '#engine/slot/events.ts'
import { anticipatedReels } from './anticipation.ts'
import type { Profile } from './profiles.ts'
import { countUpMs, winTier, type WinTier } from './win-tier.ts'

/**
 * One thing that the stage does, for so long. `upTo` counts the events that are folded into the view once it is done,
 * so that skipping any number of cues lands in the very state that the events say.
 */
export type Cue = { readonly upTo: number; readonly ms: number } & (
  | {
      readonly kind: 'spin'
      readonly stops: readonly number[]
      readonly grid: Grid
      readonly held: readonly number[]
      readonly reels: readonly ReelStop[]
    }
  | { readonly kind: 'nudge'; readonly reel: number; readonly by: -1 | 1; readonly grid: Grid }
  | { readonly kind: 'wins'; readonly wins: readonly Win[]; readonly amount: number; readonly tier: WinTier }
  | {
      readonly kind: 'trigger'
      readonly feature: FeatureId
      readonly cells: readonly (readonly [number, number])[]
      readonly spins: number
    }
  | { readonly kind: 'featureStart'; readonly feature: FeatureId; readonly spins: number; readonly multiplier: number }
  | { readonly kind: 'featureStep'; readonly step: number; readonly of: number }
  | { readonly kind: 'featureEnd'; readonly feature: FeatureId; readonly amount: number; readonly tier: WinTier }
  | { readonly kind: 'cap' }
  | { readonly kind: 'end'; readonly payout: number; readonly tier: WinTier }
)

export type CueKind = Cue['kind']

/** When a reel stops, from the start of its cue, and whether it teases before it does. */
export interface ReelStop {
  readonly reel: number
  readonly atMs: number
  readonly isTeasing: boolean
}

export function direct(definition: SlotDefinition, events: readonly SlotRoundEvent[], profile: Profile): Cue[] {
  const cues: Cue[] = []
  let stake = 0
  for (let index = 0; index < events.length; index++) {
    const event = events[index] as SlotRoundEvent
    if (event.type === 'roundStart') stake = event.stake
    if (event.type === 'win') {
      const wins = winsFrom(events, index)
      index += wins.length - 1
      cues.push(showWins(wins, { stake, upTo: index + 1, profile }))
      continue
    }
    const cue = cueOf(definition, event, { stake, upTo: index + 1, profile })
    if (cue) cues.push(cue)
  }
  return cues
}

interface Setting {
  readonly stake: number
  readonly upTo: number
  readonly profile: Profile
}

function cueOf(definition: SlotDefinition, event: Exclude<SlotRoundEvent, Win>, setting: Setting): Cue | undefined {
  const { upTo, stake, profile } = setting
  switch (event.type) {
    case 'roundStart':
      return undefined
    case 'reveal':
      return spin(definition, { ...event, held: [] }, setting)
    case 'respin':
      return spin(definition, event, setting)
    case 'nudge':
      return { kind: 'nudge', upTo, ms: profile.nudgeMs, reel: event.reel, by: event.by, grid: event.grid }
    case 'trigger':
      return { ...event, kind: 'trigger', upTo, ms: profile.winMs }
    case 'featureStart':
      return { ...event, kind: 'featureStart', upTo, ms: profile.featureCardMs }
    case 'featureStep':
      return { kind: 'featureStep', upTo, ms: 0, step: event.step, of: event.of }
    case 'featureEnd': {
      const ms = profile.featureCardMs + countUpMs(event.amount, stake) * profile.countScale
      return { ...event, kind: 'featureEnd', upTo, ms, tier: winTier(event.amount, stake) }
    }
    case 'capReached':
      return { kind: 'cap', upTo, ms: profile.featureCardMs }
    case 'roundEnd':
      return { kind: 'end', upTo, ms: 0, payout: event.payout, tier: winTier(event.payout, stake) }
  }
}

function spin(
  definition: SlotDefinition,
  turn: { stops: readonly number[]; grid: Grid; held: readonly number[] },
  { upTo, profile }: Setting,
): Cue {
  const teasing = turn.held.length > 0 ? [] : anticipatedReels(definition, turn.grid).slice(0, profile.anticipationsMax)
  const turning = turn.grid.map((_, reel) => reel).filter((reel) => !turn.held.includes(reel))
  const reels: ReelStop[] = []
  let atMs = turn.held.length > 0 ? profile.respinMs : profile.spinMs
  for (const reel of turning) {
    const isTeasing = teasing.includes(reel)
    if (isTeasing) atMs += profile.anticipationMs
    reels.push({ reel, atMs, isTeasing })
    atMs += profile.stopGapMs
  }
  const ms = (reels.at(-1)?.atMs ?? 0) + profile.settleMs
  return { kind: 'spin', upTo, ms, stops: turn.stops, grid: turn.grid, held: turn.held, reels }
}

function showWins(wins: readonly Win[], { upTo, stake, profile }: Setting): Cue {
  const amount = wins.reduce((sum, win) => sum + win.amount, 0)
  const ms = profile.winMs + countUpMs(amount, stake) * profile.countScale
  return { kind: 'wins', upTo, ms, wins, amount, tier: winTier(amount, stake) }
}

function winsFrom(events: readonly SlotRoundEvent[], start: number): Win[] {
  const wins: Win[] = []
  for (let index = start; events[index]?.type === 'win'; index++) wins.push(events[index] as Win)
  return wins
}
