import { type FormEvent, useState } from 'react'
import type { InputOf } from '#kernel/contract.ts'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { dollars } from '#ui/parts/operator-text.ts'
import { decideRedemption, type WaitingRedemption } from '../../shared/operator-contract.ts'
import { REFUSALS } from './texts.ts'

type Decision = InputOf<typeof decideRedemption>['body']['decision']

const CHOICES: Readonly<Record<Decision, string>> = { approve: 'Approve', ask: 'Ask the player', refuse: 'Refuse' }

interface DecisionPanelProps {
  readonly request: WaitingRedemption
  readonly onDecided: () => void
}

/** Approves in whole or in part, asks one thing, or refuses; each with a reason for the audit trail. */
export function DecisionPanel({ request, onDecided }: DecisionPanelProps) {
  const [decision, choose] = useState<Decision>('approve')
  const { problem, isBusy, send } = useDecide(request, onDecided)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string): string => ((form.get(name) as string | null) ?? '').trim()
    const amount = Math.round(Number(text('amount')) * 100)
    void send({
      id: request.id,
      decision,
      why: text('why'),
      ...(decision === 'approve' && { cents: amount }),
      ...(decision === 'ask' && { question: text('question') }),
    })
  }
  return (
    <form className="grid gap-3 rounded-control p-4 hairline" aria-label="Decision" onSubmit={submit}>
      <div className="flex flex-wrap gap-2" role="radiogroup" aria-label="Decision">
        {Object.entries(CHOICES)
          .filter(([value]) => request.claim === null || value !== 'ask')
          .map(([value, text]) => (
            <label key={value} className="flex min-h-11 items-center gap-2 pr-3 font-semibold">
              <input
                type="radio"
                className="radio"
                name="decision"
                value={value}
                checked={decision === value}
                onChange={() => choose(value as Decision)}
              />
              {text}
            </label>
          ))}
      </div>
      {decision === 'approve' ? <AmountField request={request} /> : null}
      {decision === 'approve' && (request.claim || request.cents > request.onePersonMaxCents) ? (
        <NeedsSecond right="payments-approve" for="This amount" />
      ) : null}
      {decision === 'ask' ? (
        <Field label="Question" hint="The player reads this and answers on the redeem page.">
          {(ids) => (
            <textarea {...ids} className="input h-auto min-h-20 py-3" name="question" minLength={5} maxLength={500} required />
          )}
        </Field>
      ) : null}
      <Field label="Why" hint="At least five characters. Kept in the audit log." error={problem}>
        {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
      </Field>
      <button type="submit" className="button" data-kind={decision === 'refuse' ? 'danger' : undefined} disabled={isBusy}>
        {CHOICES[decision]}
      </button>
    </form>
  )
}

/** The whole request or a part of it; what a colleague approved is proposed. */
function AmountField({ request: { cents, onePersonMaxCents, approval } }: { readonly request: WaitingRedemption }) {
  return (
    <Field
      label="Amount in US dollars"
      hint={`${dollars(cents)} or a part. Above ${dollars(onePersonMaxCents)} two operators approve the same amount.`}
    >
      {(ids) => (
        <input
          {...ids}
          key={approval?.cents}
          className="input figures"
          name="amount"
          type="number"
          min="0.01"
          max={cents / 100}
          step="0.01"
          defaultValue={((approval?.cents ?? cents) / 100).toFixed(2)}
          required
        />
      )}
    </Field>
  )
}

function useDecide(request: WaitingRedemption, onDecided: () => void) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (body: InputOf<typeof decideRedemption>['body']) => {
    setBusy(true)
    const reply = await api.call(decideRedemption, { body }).catch(() => undefined)
    setBusy(false)
    if (!reply) return setProblem('Saving failed. Try again.')
    setProblem(reply.success ? undefined : REFUSALS[reply.reasonType])
    if (reply.success || reply.reasonType === 'decided') onDecided()
  }
  return { problem, isBusy, send }
}
