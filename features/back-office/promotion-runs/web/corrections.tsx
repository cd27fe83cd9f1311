import { useState } from 'react'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { idText } from '#ui/parts/operator-text.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { confirmRefusal, type LateEvent, type LateScore, payLate, refuseLate } from '../contract.ts'
import { LOST, Where } from './where.tsx'

interface CorrectionsProps {
  readonly late: readonly LateEvent[]
  readonly scores: readonly LateScore[]
  readonly operatorRole: OperatorRole
  readonly onChanged: () => Promise<unknown>
}

const REFUSALS: Readonly<Record<string, string>> = {
  decided: 'This was already decided.',
  'not-requested': 'No one has requested it.',
  'your-own': 'You requested this. Another operator has to confirm.',
}
const DOWNWARDS = 'This means less than the player got. It can only be closed without a change, by two operators.'

/** Events and scores that came after their run had closed. */
export function Corrections({ late, scores, ...shared }: CorrectionsProps) {
  const [said, setSaid] = useState('')
  if (late.length + scores.length === 0) return said ? <p role="status">{said}</p> : null
  const items = [
    ...late.map((each) => ({ late: each, board: null, about: `${idText(each.type)}, event ${each.event}.` })),
    ...scores.map((each) => ({ late: each, board: each.board, about: aboutScore(each) })),
  ]
  return (
    <section className="grid min-w-0 gap-3" aria-label="Late events">
      <h2 className="text-[18px]/6 font-bold">Late events and scores</h2>
      <p className="text-muted">
        These events arrived after their run closed. Additions to a player’s result can be paid right away. Reductions are closed
        without a change: one operator requests it, another confirms.
      </p>
      {mayOperator(shared.operatorRole, 'promotions-write') ? (
        <NeedsSecond right="promotions-approve" for="Closing without a change" />
      ) : null}
      <p role="status" className="operator-said">
        {said}
      </p>
      <ul className="grid gap-3">
        {items.map((item) => (
          <Correction key={`${item.late.run} ${item.board} ${item.late.event}`} {...item} {...shared} onSaid={setSaid} />
        ))}
      </ul>
    </section>
  )
}

const aboutScore = ({ mode, points, event }: LateScore): string =>
  `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'} ${mode === 'best' ? 'as the best' : 'to add'}, event ${event}.`

interface CorrectionProps extends Pick<CorrectionsProps, 'operatorRole' | 'onChanged'> {
  readonly late: LateEvent | LateScore
  readonly board: string | null
  readonly about: string
  readonly onSaid: (said: string) => void
}

function Correction({ late, board, about, operatorRole, onChanged, onSaid }: CorrectionProps) {
  const api = useApi()
  const { run, event, refusal } = late
  const pay = async (why: string): Promise<string | undefined> => {
    const reply = await api.call(payLate, { body: { run, event, board, why } }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return reply.reasonType === 'downwards' ? DOWNWARDS : `The step fails: ${reply.failure}`
    onSaid(reply.data.granted === 0 ? 'It changed nothing.' : 'Approved. It’s paid within seconds.')
    await onChanged()
    return undefined
  }
  const refuse = async (why: string): Promise<string | undefined> => {
    const call = refusal ? confirmRefusal : refuseLate
    const reply = await api.call(call, { body: { run, event, board, why } }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSALS[reply.reasonType]
    onSaid(refusal ? 'Closed without a change.' : 'Requested. Another operator has to confirm.')
    await onChanged()
    return undefined
  }
  const mayRefuse = refusal
    ? mayOperator(operatorRole, 'promotions-approve') && !refusal.isOwn
    : mayOperator(operatorRole, 'promotions-write')
  const refusing = refusal ? 'Reason for confirming' : 'Reason for closing without a change'
  return (
    <li className="card grid min-w-0 gap-3 p-4">
      <Where {...late} />
      <p className="text-[14px]/5 text-muted">{about}</p>
      {refusal ? <p>{refusal.name} asked to close it without a change.</p> : null}
      {mayOperator(operatorRole, 'promotions-write') ? (
        <ReasonForm label="Reason for paying" action="Pay the difference" onSend={pay} />
      ) : null}
      {mayRefuse ? (
        <ReasonForm label={refusing} action={refusal ? 'Confirm' : 'Ask to close it'} kind="quiet" onSend={refuse} />
      ) : null}
    </li>
  )
}
