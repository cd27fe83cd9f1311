/**
 * A reel's position, in symbols turned since the start; a whole number is a stop. Pure: the same calls at the same
 * times give the same positions, and a landing ends exactly on its stop.
 */
export interface ReelMotion {
  /** Starts to turn, before the outcome is known. */
  turn(now: number): void
  /** Comes to rest with strip position `stop` in the top row after `ms`. */
  land(now: number, stop: number, ms: number): void
  /** Stops at `stop` immediately. */
  rest(stop: number): void
  /** Moves one symbol: -1 brings in the one above the window. */
  nudge(now: number, by: -1 | 1, ms: number): void
  at(now: number): number
  /** Where the window's symbols rest: the old ones while it turns, the new ones once known. */
  readonly target: number
  readonly isMoving: boolean
}

const PULL_MS = 90
const PULL_SYMBOLS = 0.12
const SPEED_UP_MS = 140
const SYMBOLS_A_SECOND = 28
const OVERSHOOT_SYMBOLS = 0.14
const SETTLE_MS = 220

type Phase =
  | { kind: 'still'; place: number }
  | { kind: 'turning'; from: number; since: number }
  | { kind: 'landing'; from: number; to: number; since: number; ms: number }
  | { kind: 'sliding'; from: number; to: number; since: number; ms: number }

export function createReelMotion(stripLength: number, stop = 0): ReelMotion {
  let phase: Phase = { kind: 'still', place: placeOf(stop) }

  function placeOf(position: number): number {
    return (stripLength - (position % stripLength)) % stripLength
  }

  function at(now: number): number {
    const place = placeAt(phase, now)
    if (phase.kind === 'landing' && now - phase.since >= phase.ms + SETTLE_MS) phase = { kind: 'still', place: phase.to }
    if (phase.kind === 'sliding' && now - phase.since >= phase.ms) phase = { kind: 'still', place: phase.to }
    return place
  }

  return {
    turn(now) {
      if (phase.kind !== 'turning') phase = { kind: 'turning', from: at(now), since: now }
    },
    land(now, stop, ms) {
      const from = at(now)
      const least = from + (SYMBOLS_A_SECOND * ms) / 1_000
      const rest = placeOf(stop)
      const turns = Math.ceil((least - rest) / stripLength)
      // A strip may be longer than the distance that turns by in this time: the reel then continues from a closer
      // position.
      const to = rest + Math.max(turns, Math.ceil((from - rest) / stripLength)) * stripLength
      const distance = Math.min(to - from, Math.max(3, Math.round((SYMBOLS_A_SECOND * ms) / 1_000)))
      phase = { kind: 'landing', from: to - distance, to, since: now, ms }
    },
    rest(stop) {
      phase = { kind: 'still', place: placeOf(stop) }
    },
    nudge(now, by, ms) {
      const from = Math.round(at(now))
      phase = { kind: 'sliding', from, to: from - by, since: now, ms }
    },
    at,
    get target() {
      if (phase.kind === 'still') return phase.place
      return phase.kind === 'turning' ? phase.from : phase.to
    },
    get isMoving() {
      return phase.kind !== 'still'
    },
  }
}

function placeAt(phase: Phase, now: number): number {
  switch (phase.kind) {
    case 'still':
      return phase.place
    case 'turning':
      return phase.from + turned(now - phase.since)
    case 'landing':
      return landed(phase, now - phase.since)
    case 'sliding':
      return phase.from + (phase.to - phase.from) * easeOut(Math.min(1, (now - phase.since) / phase.ms))
  }
}

/** Symbols turned after `ms`: pulled back slightly first, then accelerating to full speed. */
function turned(ms: number): number {
  if (ms < PULL_MS) return -PULL_SYMBOLS * easeOut(ms / PULL_MS)
  const perMs = SYMBOLS_A_SECOND / 1_000
  const speeding = Math.min(ms - PULL_MS, SPEED_UP_MS)
  const full = Math.max(0, ms - PULL_MS - SPEED_UP_MS)
  return -PULL_SYMBOLS + (perMs * speeding ** 2) / (2 * SPEED_UP_MS) + perMs * full
}

function landed(phase: { from: number; to: number; ms: number }, ms: number): number {
  if (ms < phase.ms) return phase.from + ((phase.to - phase.from) * ms) / phase.ms
  const settle = Math.min(1, (ms - phase.ms) / SETTLE_MS)
  return phase.to + OVERSHOOT_SYMBOLS * Math.sin(Math.PI * settle) * (1 - settle)
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3
