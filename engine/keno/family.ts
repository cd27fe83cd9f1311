import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { kenoHelp } from './help.ts'
import { kenoBets, playKeno } from './play.ts'

export const kenoFamily: Family<'keno'> = {
  kind: 'keno',
  play: playKeno,
  refuse: (definition, bet) => refuseBy(kenoBets(definition), definition, bet),
  isOffered: isListed,
  examples: ({ pays }, amount) =>
    pays.map((_, index) => ({ mode: `picks-${index + 1}`, bet: { amount, params: { picks: firstNumbers(index + 1) } } })),
  help: kenoHelp,
}

const firstNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
