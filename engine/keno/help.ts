import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { numberText, oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { KenoDefinition } from './definition.ts'

export const kenoHelp = ({ definition, certificate }: HelpSource<KenoDefinition>): HelpPage =>
  oddsHelp(
    certificate,
    [
      { key: 'ruleKenoDraw', values: { drawn: definition.drawn, numbers: definition.numbers } },
      { key: 'ruleKenoPay', values: { picksMax: definition.pays.length } },
    ],
    [paysByHits(definition)],
  )

/** A row for each number of hits, a column for each number of picks. */
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
