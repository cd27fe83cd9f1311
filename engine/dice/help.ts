import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { DiceDefinition } from './definition.ts'
import { payOf, typicalWays } from './odds.ts'

export const diceHelp = ({ definition, mathReport }: HelpSource<DiceDefinition>): HelpPage =>
  oddsHelp(
    mathReport,
    [
      { key: 'ruleDiceRoll', values: { faces: definition.faces } },
      { key: 'ruleDicePay', values: { percent: (definition.returnPoints / 100).toFixed(2) } },
    ],
    [paysByChance(definition)],
  )

/** Representative chances. */
const paysByChance = (definition: DiceDefinition): HelpTable => ({
  title: plainText('tableDiceTitle'),
  head: [plainText('tableDiceChance'), plainText('tableDicePay')],
  rows: typicalWays(definition)
    .sort((left, right) => right - left)
    .map((ways) => ({
      name: { key: 'percentCell', values: { percent: ((100 * ways) / definition.faces).toFixed(2) } },
      cells: [timesCell(payOf(definition, ways))],
    })),
})
