import type { GrantValue } from '#promotions/definition.ts'

const MINOR = 100
const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** What a grant is worth: `1,500 coins and 2 entries`, `10 free spins in sweet-seven`, `1 ticket of spring-draw`. */
export function valueText(value: GrantValue): string {
  if (value.kind === 'free-spins') return `${number(value.count)} free spins in ${value.game}`
  if (value.kind !== 'balance') return `${number(value.count)} ${value.kind} of ${value.of}`
  const parts = [
    value.coins > 0 ? `${number(value.coins / MINOR)} ${value.coins === MINOR ? 'coin' : 'coins'}` : '',
    value.entries > 0 ? `${number(value.entries / MINOR)} ${value.entries === MINOR ? 'entry' : 'entries'}` : '',
  ]
  return parts.filter(Boolean).join(' and ') || 'nothing'
}
