import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cell, CellMark, Grid } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import { anticipatedReels } from './anticipation.ts'
import type { LinkCue, ReelStop, SpinCue } from './cue.ts'
import type { Profile } from './profiles.ts'
import { stripsBehind, symbolAt } from './strips.ts'

export interface Turn {
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly held: readonly number[]
  /** The cells that hold while all others are drawn again. */
  readonly stuck?: readonly Cell[]
}

/** The reels of a turn and when each stops; `before` is what they showed. */
export function spinCue(
  definition: SlotDefinition,
  turn: Turn,
  { before, profile }: { before: RoundView; profile: Profile },
): SpinCue & { ms: number } {
  const { stops, grid, held } = turn
  const isDrop = stops.length === 0
  const isRespin = held.length > 0 || (isDrop && turn.stuck !== undefined)
  const canTease = !isRespin && before.feature?.id !== 'hold-and-spin' && profile.anticipationsMax > 0
  const teasing = canTease ? anticipatedReels(definition, grid, stops).slice(0, profile.anticipationsMax) : []
  const turning = grid.map((_, reel) => reel).filter((reel) => !held.includes(reel))
  const reels: ReelStop[] = []
  let atMs = isRespin ? profile.respinMs : profile.spinMs
  for (const reel of turning) {
    const isTeasing = teasing.includes(reel)
    if (isTeasing) atMs += profile.anticipationMs
    reels.push({ reel, atMs, isTeasing })
    atMs += profile.stopGapMs
  }
  const ms = (reels.at(-1)?.atMs ?? 0) + profile.settleMs
  const sticky = isDrop ? (turn.stuck ?? []) : stickyCells(definition, turn, before.grid)
  return { kind: 'spin', ms, stops, grid, held, sticky, reels, isDrop }
}

/** Symbols that are not on the strip but were there before: they stay in place while the reel turns behind them. */
function stickyCells(definition: SlotDefinition, { stops, grid }: Turn, before: Grid | null): Cell[] {
  if (!before) return []
  const strips = stripsBehind(definition, stops, grid)
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] =>
      before[reel]?.[row] === symbol && symbolAt(strips, stops, [reel, row]) !== symbol ? [[reel, row]] : [],
    ),
  )
}

/** The share of a respin that passes before its first cells stop. */
const LINK_RUN = 0.4
const LINK_STOPS = 0.45

/** `nth` from 0: the first respins are slower. */
export function linkCue(
  { landed, left }: { landed: readonly CellMark[]; left: number },
  { before, profile, nth }: { before: RoundView; profile: Profile; nth: number },
): LinkCue & { ms: number } {
  const ms = profile.linkMs * quickened(nth, 0.94, 0.5)
  const reels = Math.max(1, before.grid?.length ?? 1)
  const reelsAtMs = Array.from({ length: reels }, (_, reel) => ms * (LINK_RUN + (LINK_STOPS * (reel + 1)) / reels))
  return { kind: 'link', ms, landed, left, reelsAtMs }
}

/** Each step of a long chain is shorter than the previous one, down to a minimum. */
export const quickened = (nth: number, by: number, least: number): number => Math.max(least, by ** nth)
