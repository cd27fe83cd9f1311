import { listOf } from '../help-lists.ts'
import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { numberText, oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { PlinkoDefinition } from './definition.ts'

export function plinkoHelp({ definition, mathReport }: HelpSource<PlinkoDefinition>, language: 'en' | 'es'): HelpPage {
  const rows = [...new Set(definition.boards.map((board) => board.rows))].sort((left, right) => left - right)
  return oddsHelp(
    mathReport,
    [
      { key: 'rulePlinkoPath', values: { rows: listOf(rows, language, 'disjunction') } },
      { key: 'rulePlinkoRisk', values: {} },
    ],
    rows.map((count) => paysByPlace(definition, count)),
  )
}

/** From the edge to the middle; the other half mirrors it. */
function paysByPlace({ boards }: PlinkoDefinition, rows: number): HelpTable {
  const risks = boards.filter((board) => board.rows === rows)
  return {
    title: { key: 'tablePlinkoTitle', values: { rows } },
    head: [plainText('tablePlinkoPlace'), ...risks.map(({ risk }) => ({ key: 'tablePlinkoRisk', values: { risk } }) as const)],
    rows: Array.from({ length: rows / 2 + 1 }, (_, place) => ({
      name: numberText(place + 1),
      cells: risks.map(({ pays }) => timesCell(pays[place])),
    })),
  }
}
