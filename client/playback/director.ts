import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Picked, TrailMove, Win } from '#engine/slot/events.ts'
import { EMPTY_VIEW, fold, type RoundView, type SlotRoundEvent } from '#engine/slot/view.ts'
import { bounded } from './bounded.ts'
import { calmed } from './calm.ts'
import type { Cue, CueBody } from './cue.ts'
import type { Profile } from './profiles.ts'
import { linkCue, quickened, spinCue } from './spin-cues.ts'
import { countUpMs, winTier } from './win-tier.ts'

/** Covers tremble before they turn over. */
const UNCOVER_SCALE = 1.6

/** The cues of a round, in order, at one speed. */
export function direct(definition: SlotDefinition, events: readonly SlotRoundEvent[], profile: Profile): Cue[] {
  const cues: Cue[] = []
  const chains = { cascades: 0, links: 0 }
  let view = EMPTY_VIEW
  for (let index = 0; index < events.length; index++) {
    const event = events[index] as SlotRoundEvent
    const before = view
    view = fold(view, event)
    const setting: Setting = { before, profile, chains }
    if (event.type === 'picked') {
      const paid = paidPick(events[index + 1])
      if (paid) view = fold(view, events[++index] as SlotRoundEvent)
      const { at, label } = event
      cues.push({ kind: 'picked', ms: profile.pickMs, at, label, amount: paid?.amount ?? 0, upTo: index + 1, view })
      continue
    }
    if (event.type === 'trailMove') {
      const paid = paidStep(events[index + 1])
      if (paid) view = fold(view, events[++index] as SlotRoundEvent)
      cues.push({ ...moveCue(event, setting), upTo: index + 1, view })
      continue
    }
    if (event.type === 'win') {
      const wins = winsFrom(events, index)
      view = wins.slice(1).reduce<RoundView>(fold, view)
      index += wins.length - 1
      cues.push({ ...showWins(wins, setting), upTo: index + 1, view })
      continue
    }
    const cue = cueOf(definition, event, setting)
    if (cue) cues.push({ ...cue, upTo: index + 1, view })
  }
  return calmed(bounded(cues, profile.roundMsMax))
}

type Timed = CueBody & { readonly ms: number }

interface Setting {
  /** The view before the event. */
  readonly before: RoundView
  readonly profile: Profile
  /** How many of them have followed each other so far. */
  readonly chains: { cascades: number; links: number }
}

type Told = Exclude<SlotRoundEvent, Win | Picked | TrailMove>

/** A pick's pay is shown with it. */
const paidPick = (next: SlotRoundEvent | undefined): Win | null => (next?.type === 'win' && next.kind === 'pick' ? next : null)

/** So is a step's. */
const paidStep = (next: SlotRoundEvent | undefined): Win | null => (next?.type === 'win' && next.kind === 'trail' ? next : null)

const moveCue = ({ roll, position, left }: TrailMove, { before, profile }: Setting): Timed => ({
  kind: 'trailMove',
  ms: profile.stepMs,
  roll,
  position,
  left,
  from: before.feature?.walk?.position ?? 0,
  isStill: profile.isStill,
})

function cueOf(definition: SlotDefinition, event: Told, setting: Setting): Timed | undefined {
  const { before, profile, chains } = setting
  switch (event.type) {
    case 'roundStart':
      return undefined
    case 'reveal':
      chains.cascades = 0
      return spinCue(definition, { ...event, held: [] }, setting)
    case 'respin':
      return spinCue(definition, event, setting)
    case 'nudge':
      return { kind: 'nudge', ms: profile.nudgeMs, reel: event.reel, by: event.by, grid: event.grid }
    case 'cascade':
      return { kind: 'cascade', ms: profile.cascadeMs * quickened(chains.cascades++, 0.9, 0.5), removed: event.removed }
    case 'linkSpin':
      return linkCue(event, { before, profile, nth: chains.links++ })
    case 'capReached':
      return { kind: 'cap', ms: profile.featureCardMs }
    case 'roundEnd':
      return { kind: 'end', ms: 0, payout: event.payout, tier: winTier(event.payout, before.stake) }
    default:
      return changeCue(event, profile) ?? featureCue(event, setting)
  }
}

/** Changes on the reels in place. */
function changeCue(event: Told, profile: Profile): Timed | undefined {
  switch (event.type) {
    case 'transform': {
      const { reason, symbol, cells } = event
      const scale = reason === 'mystery' ? UNCOVER_SCALE : 1
      return { kind: 'transform', ms: profile.transformMs * scale, reason, symbol, cells }
    }
    case 'wildMove':
      return { kind: 'walk', ms: profile.walkMs, moves: event.moves }
    case 'multiplier':
      return { kind: 'multiplier', ms: profile.multiplierMs, value: event.value, cells: event.cells ?? [] }
    default:
      return undefined
  }
}

function featureCue(event: Told, { before, profile, chains }: Setting): Timed | undefined {
  switch (event.type) {
    case 'trigger':
      return { kind: 'trigger', ms: profile.winMs, feature: event.feature, cells: event.cells, spins: event.spins }
    case 'featureStart': {
      const { type: _, ...start } = event
      chains.links = 0
      return { kind: 'featureStart', ms: event.feature === 'free-spins' ? profile.introMs : profile.featureCardMs, ...start }
    }
    case 'featureStep':
      return { kind: 'featureStep', ms: 0, step: event.step, of: event.of }
    case 'featureEnd': {
      const countMs = countUpMs(event.amount, before.stake) * profile.countScale
      const tier = winTier(event.amount, before.stake)
      return {
        kind: 'featureEnd',
        ms: profile.featureCardMs + countMs,
        feature: event.feature,
        amount: event.amount,
        tier,
        countMs,
        ...(event.prizes && { prizes: event.prizes }),
      }
    }
    case 'rowsUnlocked':
      return { kind: 'rows', ms: profile.rowsMs, rows: event.rows }
    case 'trail':
      return { kind: 'trail', ms: profile.trailMs, position: event.position, of: event.of }
    case 'wheelSpin':
      return { kind: 'wheel', ms: profile.wheelMs, wedges: event.wedges, at: event.at, isStill: profile.isStill }
    case 'pickOffer':
      return { kind: 'pickOffer', ms: profile.pickMs, count: event.of }
    case 'trailBoard':
      return { kind: 'trailBoard', ms: profile.pickMs }
    default:
      return undefined
  }
}

function showWins(wins: readonly Win[], { before, profile }: Setting): Timed {
  const amount = wins.reduce((sum, win) => sum + win.amount, 0)
  const countMs = countUpMs(amount, before.stake) * profile.countScale
  const first = wins[0] as Win
  if (first.kind === 'jackpot') {
    return { kind: 'jackpot', ms: profile.jackpotMs + countMs, jackpot: first.tier ?? first.symbol, win: first, amount, countMs }
  }
  const kind = first.kind === 'collect' ? 'collect' : 'wins'
  const ms = (kind === 'collect' ? profile.collectMs : profile.winMs) + countMs
  return { kind, ms, wins, amount, tier: winTier(amount, before.stake), countMs }
}

/** The wins shown together: all of one kind, and each jackpot separately. */
function winsFrom(events: readonly SlotRoundEvent[], start: number): Win[] {
  const first = events[start] as Win
  const wins = [first]
  for (let index = start + 1; first.kind !== 'jackpot'; index++) {
    const event = events[index]
    if (event?.type !== 'win' || momentOf(event) !== momentOf(first)) break
    wins.push(event)
  }
  return wins
}

const momentOf = ({ kind }: Win): string => (kind === 'collect' || kind === 'jackpot' ? kind : 'win')
