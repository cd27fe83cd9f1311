import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { type PaymentCase, repeatGiveBack } from '../contract.ts'
import { useReplay } from './use-replay.ts'
import { dollars, timeText } from '#ui/parts/operator-text.ts'
import { CASES, caseText, LOST } from './texts.ts'

interface CasesProps {
  readonly cases: readonly PaymentCase[]
  readonly mayDecide: boolean
  readonly onChanged: () => void
}

/** Charges that no purchase explains, and what a provider left open. */
export function Cases({ cases, mayDecide, onChanged }: CasesProps) {
  const [said, setSaid] = useState('')
  const onDone = (text: string) => {
    setSaid(text)
    onChanged()
  }
  return (
    <section className="grid min-w-0 gap-3" aria-label="Unexplained">
      <h2 className="text-[18px]/6 font-bold">Unexplained</h2>
      <p role="status" className="operator-said">
        {said}
      </p>
      <ul className="grid gap-3">
        {cases.map((each) => (
          <li key={`${each.kind} ${each.subject}`} className="card grid min-w-0 gap-2 p-4">
            <Case open={each} mayDecide={mayDecide} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CaseProps {
  readonly open: PaymentCase
  readonly mayDecide: boolean
  readonly onDone: (said: string) => void
}

function Case({ open: { kind, subject, order, cents, since, state, isRepeatable }, mayDecide, onDone }: CaseProps) {
  const api = useApi()
  const replay = useReplay(onDone)
  const giveBack = async (why: string) => {
    const reply = await api.call(repeatGiveBack, { body: { attempt: subject, why } }).catch(() => null)
    if (!reply) return LOST
    onDone(reply.success ? 'The refund is ordered again.' : 'The refund is already under way.')
    return undefined
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{CASES[kind].title}</b>
        {cents === null ? null : <span className="tabular-nums">{dollars(cents)}</span>}
        {order ? (
          <LocalLink className="text-link" to={`/operator/payments/${order}`}>
            Open the order
          </LocalLink>
        ) : null}
      </p>
      <p className="text-[14px]/5 text-muted">
        {CASES[kind].about} Since {timeText(since)}.
      </p>
      <p className="text-[14px]/5 break-words">{caseText({ kind, state })}</p>
      <code className="text-[12.5px]/4 break-all text-muted">{subject}</code>
      {mayDecide && isRepeatable && kind !== 'webhook-failed' ? (
        <ReasonForm label="Reason for the second try" action="Refund again" onSend={giveBack} />
      ) : null}
      {mayDecide && kind === 'webhook-failed' ? (
        <ReasonForm label="Reason for settling it again" action="Settle again" onSend={(why) => replay(subject, why)} />
      ) : null}
    </>
  )
}
