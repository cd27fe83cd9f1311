import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { numberText, oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { MinesDefinition } from './definition.ts'
import { cellsOf, opensMax, paysOf } from './odds.ts'

export function minesHelp({ definition, mathReport }: HelpSource<MinesDefinition>): HelpPage {
  const { minesMin, minesMax, returnPercent, capMultiple } = definition
  return oddsHelp(
    mathReport,
    [
      { key: 'ruleMinesLaid', values: { cells: cellsOf(definition), minesMin, minesMax } },
      { key: 'ruleMinesPay', values: { percent: returnPercent } },
      { key: 'ruleMinesEnd', values: { multiple: capMultiple } },
      { key: 'ruleMinesDefault', values: {} },
    ],
    [paysByGems(definition)],
  )
}

/** Representative numbers of mines. */
const TYPICAL_COUNTS = [1, 3, 5, 10, 24]

function paysByGems(definition: MinesDefinition): HelpTable {
  const counts = TYPICAL_COUNTS.filter((count) => count >= definition.minesMin && count <= definition.minesMax)
  const longest = Math.max(...counts.map((count) => opensMax(definition, count)))
  return {
    title: plainText('tableMinesTitle'),
    head: [plainText('tableMinesGems'), ...counts.map((count) => ({ key: 'tableMinesCount', values: { count } }) as const)],
    rows: Array.from({ length: longest }, (_, index) => ({
      name: numberText(index + 1),
      cells: counts.map((count) => timesCell(paysOf(definition, count)[index + 1])),
    })),
  }
}
