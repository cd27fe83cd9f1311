import type { PicksRule } from '../definition.ts'
import { cellsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'
import type { Awaiting } from '../../round-contract.ts'

/**
 * Offers the prizes if the scatters of `spin` trigger them, and opens those that the player chooses. May leave the
 * round waiting.
 */
export function playPicks(round: Round, rule: PicksRule, spin: Spin): void {
  const feature = 'pick'
  const { layout } = round.slot
  const cells = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  if (cells.length < rule.countMin) return
  const wonBefore = round.won
  round.emit({ type: 'trigger', feature, cells, spins: 0 })
  round.emit({ type: 'featureStart', feature, spins: 0, multiplier: 1 })
  const hidden = round.stream.shuffle(
    rule.prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize)),
    'prize',
  )
  round.emit({ type: 'pickOffer', of: hidden.length })
  const opened = new Set<number>()
  let multiplier = 1
  while (opened.size < rule.opensMax && !round.isCapped) {
    const choice = round.choose(turnOf(hidden.length, opened))
    if (!choice) return
    const at = choice['place'] as number
    const prize = hidden[at]!
    opened.add(at)
    round.emit({ type: 'picked', at, label: prize.id })
    if (prize.units !== undefined) {
      round.pay([{ kind: 'pick', symbol: prize.id, count: 1, cells: [], units: prize.units }], multiplier)
    }
    if (prize.multiplier !== undefined) {
      multiplier *= prize.multiplier
      round.emit({ type: 'multiplier', value: multiplier })
    }
    if (prize.ends) break
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore, prizes: hidden.map(({ id }) => id) })
}

/** Any covered cell: all are equally good. */
function turnOf(places: number, opened: ReadonlySet<number>): Awaiting {
  const covered = Array.from({ length: places }, (_, place) => place).filter((place) => !opened.has(place))
  const options = covered.map((place) => ({ choice: { kind: 'pick', place }, cost: 0 }))
  return { options, byDefault: options[0]!.choice }
}
