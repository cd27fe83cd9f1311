import type { Strips } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** The strips that a spin starts with: all, but where wins add reels. */
export const firstStrips = (round: Round, strips: Strips): Strips => {
  const { addsReels } = round.slot.definition
  return addsReels ? strips.slice(0, addsReels.first) : strips
}

/** Adds a reel while some win reaches the last one; all before it hold. */
export function addReels(round: Round, strips: Strips, label: string, first: Spin): Spin {
  let spin = first
  if (!round.slot.definition.addsReels) return spin
  while (spin.strips.length < strips.length && reachesLast(round, spin)) {
    const held = spin.strips.map((_, reel) => reel)
    spin = round.spin(strips.slice(0, held.length + 1), label, spin, held)
    round.emit({ type: 'respin', held, ...round.shown(spin) })
  }
  return spin
}

const reachesLast = (round: Round, { strips, window }: Spin): boolean =>
  round.slot.evaluate(window).some(({ kind, count }) => kind === 'ways' && count === strips.length)
