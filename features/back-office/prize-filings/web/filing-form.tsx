import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { recordFiling, type WireFiling } from '../contract.ts'

interface FilingFormProps {
  readonly id: string
  readonly state: WireFiling['state']
  readonly filing: WireFiling | undefined
  readonly onChanged: () => Promise<unknown>
}

const FIELDS = [
  { name: 'registration', label: 'Registration number', type: 'text', max: 60 },
  { name: 'filedOn', label: 'Filed on', type: 'date' },
  { name: 'bondReference', label: 'Reference of the bond or account', type: 'text', max: 80 },
  { name: 'bondOn', label: 'In force from', type: 'date' },
] as const

/** Records what the operator filed with a state. */
export function FilingForm({ id, state, filing, onChanged }: FilingFormProps) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { why = '', ...given } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const body = { filing: { ...given, state } as WireFiling, why }
    const reply = await api.call(recordFiling, { params: { id }, body }).catch(() => null)
    setSaid(reply?.success ? 'Recorded.' : '')
    setProblem(
      reply?.success ? '' : reply ? 'The filing date can’t be in the future.' : 'Not recorded. Check the fields and try again.',
    )
    if (reply?.success) await onChanged()
  }
  return (
    <form
      className="grid items-start gap-4 sm:grid-cols-2"
      aria-label="Registration and bond"
      onSubmit={(event) => void send(event)}
    >
      {FIELDS.slice(0, 2).map((field) => (
        <Text key={field.name} {...field} filing={filing} />
      ))}
      <Field label="Security">
        {(ids) => (
          <Select {...ids} name="bondKind" defaultValue={filing?.bondKind}>
            <option value="surety">Surety bond</option>
            <option value="trust">Trust account</option>
          </Select>
        )}
      </Field>
      {FIELDS.slice(2).map((field) => (
        <Text key={field.name} {...field} filing={filing} />
      ))}
      <Field label="Reason for the entry" hint="At least five letters, for the audit trail.">
        {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
      </Field>
      <button type="submit" className="button w-fit sm:col-span-2">
        {filing ? 'Correct the record' : 'Record'}
      </button>
      {problem ? (
        <p role="alert" className="operator-alert sm:col-span-2">
          {problem}
        </p>
      ) : (
        <p role="status" className="operator-said sm:col-span-2">
          {said}
        </p>
      )}
    </form>
  )
}

interface TextProps {
  readonly name: (typeof FIELDS)[number]['name']
  readonly label: string
  readonly type: string
  readonly max?: number
  readonly filing: WireFiling | undefined
}

const Text = ({ name, label, type, max, filing }: TextProps) => (
  <Field label={label}>
    {(ids) => (
      <input
        {...ids}
        className="input"
        name={name}
        type={type}
        maxLength={max}
        defaultValue={filing?.[name]}
        autoComplete="off"
        required
      />
    )}
  </Field>
)
