import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { answerDispute, type PaymentDispute, readEvidence } from '../contract.ts'
import { dollars, idText, timeText } from '#ui/parts/operator-text.ts'
import { DISPUTE_REFUSALS, LOST } from './texts.ts'

interface DisputesProps {
  readonly disputes: readonly PaymentDispute[]
  readonly mayDecide: boolean
  readonly onChanged: () => void
}

/** Payments that a bank took back, the earliest due first. */
export const Disputes = ({ disputes, mayDecide, onChanged }: DisputesProps) => (
  <section className="grid min-w-0 gap-3" aria-label="Disputes">
    <h2 className="text-[18px]/6 font-bold">Disputes</h2>
    <ul className="grid gap-3">
      {disputes.map((dispute) => (
        <li key={dispute.id} className="card p-4">
          <Dispute dispute={dispute} mayDecide={mayDecide} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  </section>
)

const ANSWERS = { contested: 'Evidence sent', accepted: 'Accepted' } as const
const STAGES = { opened: 'Open', won: 'Won', lost: 'Lost' } as const
const TONES = { opened: 'warm', won: 'good', lost: 'bad' } as const

interface DisputeProps extends Omit<DisputesProps, 'disputes'> {
  readonly dispute: PaymentDispute
}

function Dispute({ dispute, mayDecide, onChanged }: DisputeProps) {
  const { id, order, title, player, cents, reason, stage, since, evidenceDueAt, answer } = dispute
  const api = useApi()
  const [isShown, setShown] = useState(false)
  const send = (given: 'contested' | 'accepted') => async (why: string) => {
    const reply = await api.call(answerDispute, { body: { id, answer: given, why } }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return DISPUTE_REFUSALS[reply.reasonType]
    onChanged()
    return undefined
  }
  return (
    <div className="grid min-w-0 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{dollars(cents)}</b>
        <LocalLink className="text-link" to={`/operator/payments/${order}`}>
          {title}
        </LocalLink>
        <span>{player.login}</span>
        <span className="operator-tag" data-tone={TONES[stage]}>
          {STAGES[stage]}
        </span>
        {answer ? <span className="operator-tag">{ANSWERS[answer]}</span> : null}
      </p>
      <p className="text-[14px]/5 text-muted">
        {reason ? idText(reason) : 'No reason given'}, since {timeText(since)}.
        {evidenceDueAt === null ? '' : ` Evidence is due by ${timeText(evidenceDueAt)}.`}
      </p>
      <button type="button" className="text-link w-fit" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the evidence' : 'Show the evidence'}
      </button>
      {isShown ? <Evidence id={id} /> : null}
      {mayDecide && stage === 'opened' && !answer ? (
        <>
          <ReasonForm
            label="Summary for the bank"
            action="Send the evidence"
            hint="The bank reads this with the evidence. At least five letters."
            onSend={send('contested')}
          />
          <ReasonForm label="Reason for accepting" action="Accept the loss" kind="quiet" onSend={send('accepted')} />
        </>
      ) : null}
    </div>
  )
}

function Evidence({ id }: { readonly id: string }) {
  const { data, error } = useQuery({
    ...queryOf(useApi(), readEvidence, { params: { id } }),
    staleTime: 0,
  })
  if (!data) return <QueueWait error={error} />
  return data.data.documents.map(({ name, text }) => (
    <figure key={name} className="grid min-w-0 gap-1">
      <figcaption className="text-[13px]/5 text-muted">{name}</figcaption>
      <pre className="max-h-72 overflow-auto rounded-control bg-page/60 p-3 text-[13px]/5 break-words whitespace-pre-wrap hairline">
        {text}
      </pre>
    </figure>
  ))
}
