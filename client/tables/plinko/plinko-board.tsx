import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlinkoBoard as Rules, PlinkoDefinition, PlinkoRisk } from '#engine/plinko/definition.ts'
import type { BallDropped } from '#engine/plinko/events.ts'
import type { BetParams } from '#engine/events.ts'
import { useHundredths } from '../figures.ts'
import { OptionPanel } from '../option-panel.tsx'
import type { BoardProps } from '../table-screen.ts'
import { useResults } from '../use-results.ts'
import { PegBoard } from './peg-board.tsx'
import './plinko.css'

/** Pegs, a ball, slots with their pays; before a round, the number of rows and the risk. */
export function PlinkoBoard(props: BoardProps<'plinko'>) {
  const { game, events, phase, params, pick } = props
  const t = useTranslations('game.tables.plinko')
  const { definition } = game
  const start = events[0]
  const board = boardOf(definition, (start?.type === 'roundStart' && start.params) || params)
  const dropped = events.find((event): event is BallDropped => event.type === 'ballDropped')
  const [landed, setLanded] = useState<BallDropped | undefined>()
  const results = useResults(landed, true)
  const isLocked = phase !== 'idle'
  const rows = [...new Set(definition.boards.map((each) => each.rows))].sort((left, right) => left - right)
  const take = (next: { rows: number; risk: PlinkoRisk }) => pick(next)
  return (
    <div className="plinko" data-rows={board.rows}>
      <ol className="table-results figures" aria-label={t('results')}>
        {results.map(({ pay }, index) => (
          <Result key={results.length - index} pay={pay} />
        ))}
      </ol>
      <PegBoard {...props} board={board} dropped={dropped} onLand={setLanded} key={`${board.rows}/${board.risk}`} />
      <OptionPanel
        isLocked={isLocked}
        counts={{
          label: t('rows'),
          values: rows,
          value: board.rows,
          name: (count) => t('rowCount', { count }),
          pick: (count) => take({ rows: count, risk: board.risk }),
        }}
        risk={{ value: board.risk, pick: (risk) => take({ rows: board.rows, risk }) }}
      />
    </div>
  )
}

function Result({ pay }: { pay: number }) {
  const { short } = useHundredths()
  return <li data-is-win={pay >= 100 ? '' : undefined}>×{short(pay)}</li>
}

const boardOf = ({ boards }: PlinkoDefinition, { rows, risk }: BetParams): Rules =>
  boards.find((board) => board.rows === rows && board.risk === risk) ?? boards[0]!
