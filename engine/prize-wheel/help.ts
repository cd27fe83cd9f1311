import { listOf } from '../help-lists.ts'
import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { PrizeWheel, PrizeWheelDefinition } from './definition.ts'
import { outcomesOf, segmentCounts } from './odds.ts'

export const prizeWheelHelp = ({ definition, mathReport }: HelpSource<PrizeWheelDefinition>, language: 'en' | 'es'): HelpPage =>
  oddsHelp(
    mathReport,
    [
      { key: 'ruleWheelTurn', values: { segments: listOf(segmentCounts(definition), language, 'disjunction') } },
      { key: 'ruleWheelRisk', values: {} },
    ],
    definition.wheels.map(segmentsByPay),
  )

/** How many segments pay each prize, the highest first. */
const segmentsByPay = (wheel: PrizeWheel): HelpTable => ({
  title: { key: 'tableWheelTitle', values: { segments: wheel.pays.length, risk: wheel.risk } },
  head: [plainText('tableDicePay'), plainText('tableWheelSegments')],
  rows: [...outcomesOf(wheel)]
    .sort(([left], [right]) => right - left)
    .map(([pay, ways]) => ({
      name: timesCell(pay) ?? { key: 'timesCell', values: { times: 0 } },
      cells: [
        {
          key: 'tableWheelShare',
          values: { count: Number(ways), percent: ((100 * Number(ways)) / wheel.pays.length).toFixed(2) },
        },
      ],
    })),
})
