import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { idText } from '#ui/parts/operator-text.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { type LateEvent, type LateScore, type ParkedCell, replayCell } from '../contract.ts'
import { Corrections } from './corrections.tsx'
import { LOST, Where } from './where.tsx'

interface HeldProps {
  readonly parked: readonly ParkedCell[]
  readonly late: readonly LateEvent[]
  readonly scores: readonly LateScore[]
  readonly operatorRole: OperatorRole
  readonly onChanged: () => Promise<unknown>
}

/** Parked cells with the replay of one or all, and corrections after the end. */
export function Held({ parked, late, scores, operatorRole, onChanged }: HeldProps) {
  const api = useApi()
  const mayAct = mayOperator(operatorRole, 'promotions-write')
  const [said, setSaid] = useState('')
  const replay = async (cells: readonly ParkedCell[], why: string): Promise<string | undefined> => {
    const failures: string[] = []
    for (const { run, player } of cells) {
      const reply = await api.call(replayCell, { body: { run, player, why } }).catch(() => null)
      if (!reply) return LOST
      if (!reply.success) failures.push(reply.failure)
    }
    await onChanged()
    setSaid(`${cells.length - failures.length} of ${cells.length} replayed.`)
    return failures.length > 0 ? `Still failing: ${[...new Set(failures)].join('; ')}` : undefined
  }
  return (
    <>
      <p role="status" className="operator-said">
        {said}
      </p>
      {parked.length > 0 ? <ParkedCells cells={parked} onReplay={mayAct ? replay : undefined} /> : null}
      <Corrections late={late} scores={scores} operatorRole={operatorRole} onChanged={onChanged} />
    </>
  )
}

type Answer = Promise<string | undefined>

interface ParkedCellsProps {
  readonly cells: readonly ParkedCell[]
  /** Undefined for a role that only reads. */
  readonly onReplay: ((cells: readonly ParkedCell[], why: string) => Answer) | undefined
}

const ParkedCells = ({ cells, onReplay }: ParkedCellsProps) => (
  <section className="grid min-w-0 gap-3" aria-label="Parked cells">
    <h2 className="text-[18px]/6 font-bold">Parked cells</h2>
    <p className="text-muted">
      A step failed, and the player’s later events of that run wait behind it. After a fix, replay them: all events of a cell, or
      none.
    </p>
    {onReplay && cells.length > 1 ? (
      <ReasonForm label={`Why all ${cells.length} are replayed`} action="Replay all" onSend={(why) => onReplay(cells, why)} />
    ) : null}
    <ul className="grid gap-3">
      {cells.map((cell) => (
        <li key={`${cell.run} ${cell.player}`} className="card grid min-w-0 gap-3 p-4">
          <Where {...cell} />
          <code className="text-[13px]/5 break-words">{cell.failure}</code>
          <p className="text-[14px]/5 text-muted">
            {idText(cell.type)}, event {cell.event}; {cell.waiting} {cell.waiting === 1 ? 'event waits' : 'events wait'}.
          </p>
          {onReplay ? <ReasonForm label="Reason for replaying" action="Replay" onSend={(why) => onReplay([cell], why)} /> : null}
        </li>
      ))}
    </ul>
  </section>
)
