import { type FormEvent, useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import type { PartnerTerms } from '../../shared/operator-contract.ts'

const POINTS_PER_PERCENT = 100

interface TermsFormProps {
  readonly label: string
  readonly terms?: PartnerTerms
  readonly action: string
  /** Returns the refusal to show, if there is one. */
  readonly onSend: (terms: PartnerTerms, why: string) => Promise<string | undefined>
}

/** The terms of a partnership, and the reason for them. */
export function TermsForm({ label, terms, action, onSend }: TermsFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => (given.get(name) as string).trim()
    setBusy(true)
    setProblem(
      await onSend(
        {
          shareBasisPoints: Math.round(Number(text('share')) * POINTS_PER_PERCENT),
          contactName: text('contactName'),
          contactEmail: text('contactEmail'),
        },
        text('why'),
      ),
    )
    setBusy(false)
  }
  return (
    <form className="grid gap-4 sm:grid-cols-3" aria-label={label} onSubmit={(event) => void send(event)}>
      <Field label="Share in percent" hint="Of what their players pay, less refunds.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            name="share"
            type="number"
            min={0}
            max={100}
            step={0.01}
            defaultValue={terms ? terms.shareBasisPoints / POINTS_PER_PERCENT : 25}
            required
          />
        )}
      </Field>
      <Field label="Contact name" hint="Whom the affiliate may ask.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            name="contactName"
            maxLength={80}
            autoComplete="off"
            defaultValue={terms?.contactName}
            required
          />
        )}
      </Field>
      <Field label="Contact email" hint="The affiliate sees it.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            name="contactEmail"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={terms?.contactEmail}
            required
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label={label} hint="At least five letters, for the audit trail." error={problem}>
          {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
        </Field>
      </div>
      <button type="submit" className="button w-fit sm:mt-[26px]" disabled={isBusy}>
        {action}
      </button>
    </form>
  )
}
