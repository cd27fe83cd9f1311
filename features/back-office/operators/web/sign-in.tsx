import { type FormEvent, useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { signInOperator } from '../contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { CodeStep } from './code-step.tsx'
import { Door } from './door.tsx'

const REASONS = {
  wrong: 'Name or password is wrong.',
  locked: 'Too many wrong tries: this name is locked for half an hour.',
} as const

export type Setup = Extract<ReplyOf<typeof signInOperator>, { success: true }>['data']['setup']

/** Name and password, and then a code of the authenticator app. */
export function SignIn({ onIn }: { onIn: () => Promise<void> }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [begun, setBegun] = useState<{ setup: Setup }>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { name: form.get('name') as string, password: form.get('password') as string }
    const reply = await api.call(signInOperator, { body }).catch(() => null)
    if (reply?.success) return setBegun(reply.data)
    setProblem(reply ? REASONS[reply.reasonType] : 'The server did not take it. Try again in a minute.')
  }
  if (begun) return <CodeStep setup={begun.setup} onIn={onIn} onBack={() => setBegun(undefined)} />
  return (
    <Door title="Operators">
      <form method="post" className="card grid gap-4 p-6" onSubmit={(event) => void send(event)}>
        <Field label="Name">{(ids) => <input {...ids} className="input" name="name" autoComplete="username" required />}</Field>
        <Field label="Password" error={problem || undefined}>
          {(ids) => <input {...ids} className="input" name="password" type="password" autoComplete="current-password" required />}
        </Field>
        <button type="submit" className="button">
          Go on
        </button>
      </form>
    </Door>
  )
}
