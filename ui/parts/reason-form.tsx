import { type FormEvent, useState } from 'react'
import { Field } from '#ui/form/field.tsx'

interface ReasonFormProps {
  /** What the reason is of: `Why promotions stop`. */
  readonly label: string
  readonly action: string
  /** Where the text goes besides the audit trail. */
  readonly hint?: string
  readonly kind?: 'danger' | 'quiet'
  /** Returns the refusal to show, if there is one. */
  readonly onSend: (why: string) => Promise<string | undefined>
}

/** A reason and the act that it is for. The audit trail keeps it. */
export function ReasonForm({
  label,
  action,
  hint = 'At least five letters, for the audit trail.',
  kind,
  onSend,
}: ReasonFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = (new FormData(event.currentTarget).get('why') as string).trim()
    if (why.length < 5) return setProblem('At least five letters.')
    setBusy(true)
    setProblem(await onSend(why))
    setBusy(false)
  }
  return (
    <form className="grid gap-3 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void send(event)}>
      <Field label={label} hint={hint} error={problem}>
        {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
      </Field>
      <button type="submit" className="button sm:mt-[26px]" data-kind={kind} disabled={isBusy}>
        {action}
      </button>
    </form>
  )
}
