import { type FormEvent, useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { signInOperator } from '../contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { CodeStep } from './code-step.tsx'
import { SignInScreen } from './sign-in-gate.tsx'

const REASONS = {
  wrong: 'Incorrect name or password.',
  locked: 'Too many failed attempts. This name is locked for 30 minutes.',
} as const

export type Setup = Extract<ReplyOf<typeof signInOperator>, { success: true }>['data']['setup']

/** Name and password, then a code of the authenticator app. */
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
    setProblem(reply ? REASONS[reply.reasonType] : 'Something went wrong. Try again in a minute.')
  }
  if (begun) return <CodeStep setup={begun.setup} onIn={onIn} onBack={() => setBegun(undefined)} />
  return (
    <SignInScreen title="Operators">
      <form method="post" className="card grid gap-4 p-6" onSubmit={(event) => void send(event)}>
        <Field label="Name">{(ids) => <input {...ids} className="input" name="name" autoComplete="username" required />}</Field>
        <Field label="Password" error={problem || undefined}>
          {(ids) => <input {...ids} className="input" name="password" type="password" autoComplete="current-password" required />}
        </Field>
        <button type="submit" className="button">
          Continue
        </button>
      </form>
    </SignInScreen>
  )
}
