import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { inviteOperator } from '../shared/operator-contract.ts'
import type { Told } from './team-page.tsx'

const ROLES = { editor: 'Editor', support: 'Support', auditor: 'Auditor' } as const

/** A name and a role; the link that comes back is given to whom it is for. */
export function InviteForm({ onTold }: { readonly onTold: (told: Told) => Promise<void> }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = { name: (given.get('name') as string).trim().toLowerCase(), role: given.get('role') as keyof typeof ROLES }
    setBusy(true)
    const reply = await api.call(inviteOperator, { body }).catch(() => null)
    setBusy(false)
    if (!reply) return setProblem('A name begins with a letter and has letters, digits, dots and hyphens.')
    if (!reply.success) return setProblem('Somebody has this name.')
    setProblem('')
    form.reset()
    await onTold({ text: `${body.name} is invited. Give them this link:`, link: reply.data })
  }
  return (
    <form className="card grid gap-4 p-4 sm:grid-cols-[1fr_200px_auto] sm:items-start" onSubmit={(event) => void send(event)}>
      <Field label="Name of somebody new" error={problem || undefined}>
        {(ids) => <input {...ids} className="input" name="name" maxLength={61} autoComplete="off" required />}
      </Field>
      <Field label="Role">
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" name="role">
              {Object.entries(ROLES).map(([role, text]) => (
                <option key={role} value={role}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <button type="submit" className="button sm:mt-[26px]" disabled={isBusy}>
        Invite
      </button>
    </form>
  )
}
