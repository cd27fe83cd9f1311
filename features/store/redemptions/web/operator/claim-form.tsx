import { type FormEvent, useState } from 'react'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { dollars } from '#ui/parts/operator-text.ts'
import { claimClosed } from '../../shared/operator-contract.ts'
import { CLAIM_REFUSALS } from './texts.ts'

const FIELDS = {
  reference: { label: 'Reference', hint: 'From the email about the closed account.' },
  holder: { label: 'Legal name', hint: 'As on the identity document.' },
  routing: { label: 'Routing number', hint: 'Nine digits.' },
  number: { label: 'Account number', hint: 'Four to seventeen digits. The provider keeps it, not this site.' },
  identity: { label: 'How you verified the person', hint: 'At least five characters. Kept in the audit log.' },
} as const
type Name = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as readonly Name[]

/** Proposes to pay the winnings of a closed account to whoever has its reference. */
export function ClaimForm({ onProposed }: { readonly onProposed: () => void }) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly text: string; readonly isProblem: boolean }>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = Object.fromEntries(NAMES.map((name) => [name, (given.get(name) as string).trim()])) as Record<Name, string>
    setBusy(true)
    const reply = await api.call(claimClosed, { body }).catch(() => undefined)
    setBusy(false)
    if (!reply) return setSaid({ text: 'Nothing was proposed. Check the routing and account numbers.', isProblem: true })
    if (!reply.success) return setSaid({ text: CLAIM_REFUSALS[reply.reasonType], isProblem: true })
    form.reset()
    setSaid({ text: `${dollars(reply.data.cents)} is proposed. A second operator approves it.`, isProblem: false })
    onProposed()
  }
  return (
    <details className="card px-4 py-2">
      <summary className="min-h-11 font-semibold">Claim of a closed account</summary>
      <NeedsSecond right="payments-approve" for="A claim" />
      <form className="grid gap-4 pt-2 pb-3 sm:grid-cols-2" aria-label="Claim" onSubmit={(event) => void send(event)}>
        <p className="text-muted sm:col-span-2">
          Winnings stay owed after an account closes. Verify the person first: documents, name, and the reference. The whole
          balance is proposed, and a second operator approves it.
        </p>
        {NAMES.map((name) => (
          <div key={name} className={name === 'identity' ? 'sm:col-span-2' : undefined}>
            <Field label={FIELDS[name].label} hint={FIELDS[name].hint}>
              {(ids) => <input {...ids} className="input" name={name} autoComplete="off" maxLength={500} required />}
            </Field>
          </div>
        ))}
        <button type="submit" className="button w-fit" disabled={isBusy}>
          Propose the payment
        </button>
        {said ? (
          <p role={said.isProblem ? 'alert' : 'status'} className={said.isProblem ? 'operator-alert' : 'operator-said'}>
            {said.text}
          </p>
        ) : null}
      </form>
    </details>
  )
}
