import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { Field } from '#ui/form/field.tsx'
import { QueueError } from '#ui/parts/operator-frame.tsx'
import { getOperator } from '../contract.ts'
import { changeOwnAccess, getOwnAccess } from '../shared/operator-contract.ts'
import { PASSWORD_REASONS } from './password-reasons.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const CHANGES = {
  codes: {
    title: 'New recovery codes',
    text: 'Creates ten new codes. The previous ones stop working.',
    action: 'Create new codes',
  },
  password: { title: 'New password', text: 'You’ll need to sign in again on every device.', action: 'Change password' },
  app: {
    title: 'New phone',
    text: 'The next sign-in sets up an authenticator app. The current one stops working.',
    action: 'Remove the app',
  },
} as const
type What = keyof typeof CHANGES

const REASONS = {
  ...PASSWORD_REASONS,
  wrong: 'Incorrect password or code, or the code was already used.',
  locked: 'Too many failed attempts. Locked for 30 minutes.',
} as const

/** The operator's own credentials. English only. */
export default function AccessPage() {
  return (
    <DeskPage title="Your access">
      <Access />
    </DeskPage>
  )
}

function Access() {
  const queries = useQueryClient()
  const access = useQuery({ ...queryOf(useApi(), getOwnAccess), staleTime: 0 })
  const [codes, setCodes] = useState<readonly string[]>()
  const left = access.data?.data.recoveryCodesLeft
  const done = async (fresh: readonly string[] | null) => {
    if (fresh) setCodes(fresh)
    await queries.invalidateQueries({ queryKey: keyOf(fresh ? getOwnAccess : getOperator) })
  }
  return (
    <>
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} /> : null}
      {access.error && left === undefined ? (
        <QueueError error={access.error} />
      ) : (
        <p className="text-muted">
          {left === undefined
            ? 'Counting your recovery codes…'
            : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {(['codes', 'password', 'app'] as const).map((what) => (
          <ChangeForm key={what} what={what} onDone={done} />
        ))}
      </div>
    </>
  )
}

function ChangeForm({ what, onDone }: { what: What; onDone: (codes: readonly string[] | null) => Promise<void> }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const { title, text, action } = CHANGES[what]
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const of = (name: string): string => (given.get(name) as string | null) ?? ''
    const fresh = what === 'password' ? { newPassword: of('newPassword') } : {}
    const body = { what, password: of('password'), code: of('code'), ...fresh }
    const reply = await api.call(changeOwnAccess, { body }).catch(() => null)
    if (!reply) return setProblem('Saving failed. Try again.')
    if (!reply.success) return setProblem(REASONS[reply.reasonType])
    setProblem('')
    form.reset()
    await onDone(reply.data.recoveryCodes)
  }
  return (
    <form method="post" className="card grid gap-4 p-5" onSubmit={(event) => void send(event)}>
      <div>
        <h2 className="text-[18px]/6 font-bold">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {what === 'password' ? (
        <Field label="New password">
          {(ids) => <input {...ids} className="input" name="newPassword" type="password" autoComplete="new-password" required />}
        </Field>
      ) : null}
      <Field label="Current password">
        {(ids) => <input {...ids} className="input" name="password" type="password" autoComplete="current-password" required />}
      </Field>
      <Field label="Code" hint="From your authenticator app or a recovery code." error={problem || undefined}>
        {(ids) => <input {...ids} className="input" name="code" autoComplete="one-time-code" maxLength={20} required />}
      </Field>
      <button type="submit" className="button" data-kind={what === 'codes' ? undefined : 'quiet'}>
        {action}
      </button>
    </form>
  )
}
