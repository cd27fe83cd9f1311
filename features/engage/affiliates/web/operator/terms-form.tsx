import { type ComponentProps, type FormEvent, useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import type { PartnerTerms } from '../../shared/operator-contract.ts'

const POINTS_PER_PERCENT = 100
const SHARE_DEFAULT = 25

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
    setBusy(true)
    setProblem(await onSend(termsOf(given), textOf(given, 'why')))
    setBusy(false)
  }
  const share = terms ? terms.shareBasisPoints / POINTS_PER_PERCENT : SHARE_DEFAULT
  const number = { type: 'number', min: 0, max: 100, step: 0.01, defaultValue: share }
  return (
    <form className="grid gap-4 sm:grid-cols-3" aria-label={label} onSubmit={(event) => void send(event)}>
      <Line label="Share in percent" hint="Of what their players pay, less refunds." name="share" {...number} />
      <Line
        label="Contact name"
        hint="Whom the affiliate may ask."
        name="contactName"
        maxLength={80}
        defaultValue={terms?.contactName}
      />
      <Line
        label="Contact email"
        hint="The affiliate sees it."
        name="contactEmail"
        type="email"
        maxLength={254}
        defaultValue={terms?.contactEmail}
      />
      <div className="sm:col-span-2">
        <Line
          label={label}
          hint="At least five letters, for the audit trail."
          error={problem}
          name="why"
          minLength={5}
          maxLength={500}
        />
      </div>
      <button type="submit" className="button w-fit sm:mt-[26px]" disabled={isBusy}>
        {action}
      </button>
    </form>
  )
}

interface LineProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
}

export const Line = ({ label, hint, error, ...input }: LineProps) => (
  <Field label={label} hint={hint} error={error}>
    {(ids) => <input {...ids} className="input" autoComplete="off" required {...input} />}
  </Field>
)

export const textOf = (given: FormData, name: string): string => (given.get(name) as string).trim()

const termsOf = (given: FormData): PartnerTerms => ({
  shareBasisPoints: Math.round(Number(textOf(given, 'share')) * POINTS_PER_PERCENT),
  contactName: textOf(given, 'contactName'),
  contactEmail: textOf(given, 'contactEmail'),
})
