import { type FormEvent, useState } from 'react'
import { type OperatorRole, operatorRoleNames } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { ROLES } from '#ui/parts/operator-text.ts'
import { inviteOperator } from '../shared/operator-contract.ts'
import type { Notice } from './team-page.tsx'

type Invited = Exclude<OperatorRole, 'owner'>
/** Only an existing operator becomes an owner. */
const INVITED = operatorRoleNames.filter((role): role is Invited => role !== 'owner')

/** Name and role of the invited operator; the returned link is handed to that person. */
export function InviteForm({ onNotice }: { readonly onNotice: (notice: Notice) => Promise<void> }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = { name: (given.get('name') as string).trim().toLowerCase(), role: given.get('role') as Invited }
    setBusy(true)
    const reply = await api.call(inviteOperator, { body }).catch(() => null)
    setBusy(false)
    if (!reply) return setProblem('Start with a letter. Use only letters, digits, dots, and hyphens.')
    if (!reply.success) return setProblem('This name is taken.')
    setProblem('')
    form.reset()
    await onNotice({ text: `${body.name} is invited. Send them this link:`, link: reply.data })
  }
  return (
    <form className="card grid gap-4 p-4 sm:grid-cols-[1fr_200px_auto] sm:items-start" onSubmit={(event) => void send(event)}>
      <Field label="New operator’s name" error={problem || undefined}>
        {(ids) => <input {...ids} className="input" name="name" maxLength={61} autoComplete="off" required />}
      </Field>
      <Field label="Role">
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" name="role">
              {INVITED.map((role) => (
                <option key={role} value={role}>
                  {ROLES[role]}
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
