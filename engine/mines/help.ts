import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { MinesDefinition } from './definition.ts'
import { cellsOf } from './odds.ts'

export function minesHelp({ definition, certificate }: HelpSource<MinesDefinition>): HelpPage {
  const { minesMin, minesMax, returnPercent, capMultiple } = definition
  return oddsHelp(certificate, [
    { key: 'ruleMinesLaid', values: { cells: cellsOf(definition), minesMin, minesMax } },
    { key: 'ruleMinesPay', values: { percent: returnPercent } },
    { key: 'ruleMinesEnd', values: { multiple: capMultiple } },
    { key: 'ruleMinesDefault', values: {} },
  ])
}
