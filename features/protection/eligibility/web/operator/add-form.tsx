import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { addBarred, type BarredFacts } from '../../shared/operator-contract.ts'
import { REASONS } from './match-card.tsx'

const REFUSED = {
  'name-alone': 'Add a birth date, an email, a phone, or an address: nobody is barred by a name alone.',
  'address-incomplete': 'An address needs its street and its ZIP code.',
  'phone-wrong': 'Enter a US phone number.',
} as const

const FIELDS = [
  { name: 'name', label: 'First name', isNeeded: true },
  { name: 'surname', label: 'Last name', isNeeded: true },
  { name: 'birthDate', label: 'Birth date', type: 'date' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'address', label: 'Street, with apartment' },
  { name: 'zip', label: 'ZIP code' },
] as const

/** One person for the list. */
export function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const api = useApi()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setBusy(true)
    const reply = await api.call(addBarred, { body: bodyOf(given) }).catch(() => null)
    setBusy(false)
    if (!reply) return setSaid('Saving failed. Check the fields and try again.')
    if (!reply.success) return setSaid(REFUSED[reply.reasonType])
    form.reset()
    setSaid(`Added. Accounts that match now: ${reply.data.matches}.`)
    onAdded()
  }
  return (
    <form className="card grid gap-4 p-4 sm:grid-cols-2" aria-label="Add a person" onSubmit={(event) => void send(event)}>
      <h2 className="text-[20px]/7 font-bold sm:col-span-2">Add a person</h2>
      <Field label="Barred as">
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" name="reason">
              {Object.entries(REASONS).map(([reason, label]) => (
                <option key={reason} value={reason}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      {FIELDS.map((field) => (
        <Field key={field.name} label={field.label}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              name={field.name}
              type={'type' in field ? field.type : 'text'}
              autoComplete="off"
              maxLength={200}
              required={'isNeeded' in field}
            />
          )}
        </Field>
      ))}
      <Field label="Reason for the entry" hint="At least five letters, for the audit trail.">
        {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
      </Field>
      <button type="submit" className="button w-fit sm:col-span-2" disabled={isBusy}>
        Add to the list
      </button>
      <p role="status" className="sm:col-span-2">
        {said}
      </p>
    </form>
  )
}

function bodyOf(given: FormData) {
  const text = (name: string) => (given.get(name) as string).trim()
  return {
    reason: text('reason') as BarredFacts['reason'],
    name: text('name'),
    surname: text('surname'),
    birthDate: text('birthDate') || null,
    email: text('email') || null,
    phone: text('phone') || null,
    address: text('address') || null,
    zip: text('zip') || null,
    why: text('why'),
  }
}
