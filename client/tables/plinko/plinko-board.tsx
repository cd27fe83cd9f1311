import { useTranslations } from 'use-intl'
import type { PlinkoBoard as Rules, PlinkoDefinition, PlinkoRisk } from '#engine/plinko/definition.ts'
import type { BallDropped } from '#engine/plinko/events.ts'
import type { BetParams } from '#engine/events.ts'
import { Choices } from '../choices.tsx'
import type { BoardProps } from '../table-screen.ts'
import { PegBoard } from './peg-board.tsx'
import './plinko.css'

const RISKS: readonly PlinkoRisk[] = ['low', 'medium', 'high']

/** Pegs, a ball, slots with their pays; before a round, the number of rows and the risk. */
export function PlinkoBoard(props: BoardProps<'plinko'>) {
  const { game, events, phase, params, pick } = props
  const t = useTranslations('game.tables.plinko')
  const { definition } = game
  const start = events[0]
  const board = boardOf(definition, (start?.type === 'roundStart' && start.params) || params)
  const dropped = events.find((event): event is BallDropped => event.type === 'ballDropped')
  const isLocked = phase !== 'idle'
  const rows = [...new Set(definition.boards.map((each) => each.rows))].sort((left, right) => left - right)
  const take = (next: { rows: number; risk: PlinkoRisk }) => pick(next)
  return (
    <div className="plinko" data-rows={board.rows}>
      <PegBoard {...props} board={board} dropped={dropped} key={`${board.rows}/${board.risk}`} />
      <div className="plinko-side">
        <div>
          <span className="table-label">{t('rows')}</span>
          <Choices
            label={t('rows')}
            values={rows}
            value={board.rows}
            isLocked={isLocked}
            pick={(count) => take({ rows: count, risk: board.risk })}
            name={(count) => <span aria-label={t('rowCount', { count })}>{count}</span>}
          />
        </div>
        <div>
          <span className="table-label">{t('risk')}</span>
          <Choices
            label={t('risk')}
            values={RISKS}
            value={board.risk}
            isLocked={isLocked}
            pick={(risk) => take({ rows: board.rows, risk })}
            name={(risk) => t(`risks.${risk}`)}
          />
        </div>
      </div>
    </div>
  )
}

const boardOf = ({ boards }: PlinkoDefinition, { rows, risk }: BetParams): Rules =>
  boards.find((board) => board.rows === rows && board.risk === risk) ?? boards[0]!
