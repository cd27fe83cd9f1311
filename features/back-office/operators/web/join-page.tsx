import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { joinTeam } from '../shared/operator-contract.ts'
import { SignInScreen } from './sign-in-gate.tsx'
import { PASSWORD_REASONS } from './password-reasons.ts'

const REASONS = { ...PASSWORD_REASONS, 'link-over': 'This link has expired or was already used. Ask for a new one.' } as const

/** The target of an invitation link: choose a password, then sign in. */
export default function JoinPage() {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [name, setName] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    const reply = await api.call(joinTeam, { body: { token: location.hash.slice(1), password } }).catch(() => null)
    if (reply?.success) return setName(reply.data.name)
    setProblem(reply ? REASONS[reply.reasonType] : 'Something went wrong. Try again in a minute.')
  }
  if (name) {
    return (
      <SignInScreen title={`Welcome, ${name}`}>
        <p className="text-center text-muted">
          Sign in with that name and your password. On your first sign-in you’ll set up an authenticator app.
        </p>
        <LocalLink to="/operator" className="button">
          Sign in
        </LocalLink>
      </SignInScreen>
    )
  }
  return (
    <SignInScreen title="Choose a password">
      <form method="post" className="card grid gap-4 p-6" onSubmit={(event) => void send(event)}>
        <Field label="Password" hint="At least ten characters." error={problem || undefined}>
          {(ids) => <input {...ids} className="input" name="password" type="password" autoComplete="new-password" required />}
        </Field>
        <button type="submit" className="button">
          Continue
        </button>
      </form>
    </SignInScreen>
  )
}
