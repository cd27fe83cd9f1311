import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { numberText, oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { KenoDefinition } from './definition.ts'

export const kenoHelp = ({ definition, mathReport }: HelpSource<KenoDefinition>): HelpPage =>
  oddsHelp(
    mathReport,
    [
      { key: 'ruleKenoDraw', values: { drawn: definition.drawn, numbers: definition.numbers } },
      { key: 'ruleKenoPay', values: { picksMax: definition.pays.length } },
    ],
    [paysByHits(definition)],
  )

/** One row per number of hits, one column per number of picks. */
const paysByHits = ({ pays }: KenoDefinition): HelpTable => ({
  title: plainText('tableKenoTitle'),
  head: [
    plainText('tableKenoHits'),
    ...pays.map((_, index) => ({ key: 'tableKenoPicks', values: { count: index + 1 } }) as const),
  ],
  rows: pays.map((_, index) => ({
    name: numberText(index + 1),
    cells: pays.map((byHits) => timesCell(byHits[index + 1])),
  })),
})
