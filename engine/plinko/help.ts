import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { PlinkoDefinition } from './definition.ts'

export function plinkoHelp({ definition, certificate }: HelpSource<PlinkoDefinition>): HelpPage {
  const rows = [...new Set(definition.boards.map((board) => board.rows))].join(', ')
  return oddsHelp(certificate, [
    { key: 'rulePlinkoPath', values: { rows } },
    { key: 'rulePlinkoRisk', values: {} },
  ])
}
