import { type FormEvent, useState } from 'react'
import { signInOperator } from '#features/operators/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'

const REASONS = {
  wrong: 'Name or password is wrong.',
  locked: 'Too many wrong tries: this name is locked for half an hour.',
} as const

export function SignIn({ onIn }: { onIn: () => Promise<void> }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { name: form.get('name') as string, password: form.get('password') as string }
    const reply = await api.call(signInOperator, { body }).catch(() => null)
    if (reply?.success) return onIn()
    setProblem(reply ? REASONS[reply.reasonType] : 'The server did not take it. Try again in a minute.')
  }
  return (
    <form className="card grid max-w-md gap-4 p-6" onSubmit={(event) => void send(event)}>
      <Field label="Name">{(ids) => <input {...ids} className="input" name="name" autoComplete="username" required />}</Field>
      <Field label="Password" error={problem || undefined}>
        {(ids) => <input {...ids} className="input" name="password" type="password" autoComplete="current-password" required />}
      </Field>
      <button type="submit" className="button">
        Sign in
      </button>
    </form>
  )
}
