import type { Strips } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** The strips that a spin starts with: all, but where wins add reels. */
export const firstStrips = (round: Round, strips: Strips): Strips => {
  const { addsReels } = round.slot.definition
  return addsReels ? strips.slice(0, addsReels.first) : strips
}

/** Adds a reel while some win reaches the last one; all before it hold. The wins of the last view are those of the spin. */
export function addReels(round: Round, strips: Strips, label: string, first: Spin): Spin {
  const { definition, evaluate } = round.slot
  if (!definition.addsReels) return first
  let spin = first
  for (;;) {
    const wins = evaluate(spin.window)
    const reach = spin.strips.length
    if (reach === strips.length || !wins.some(({ count }) => count === reach)) return { ...spin, wins }
    const held = spin.strips.map((_, reel) => reel)
    spin = round.spin(strips.slice(0, reach + 1), label, spin, held)
    round.emit({ type: 'respin', held, ...round.shown(spin) })
  }
}
