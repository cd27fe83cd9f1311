import { type FormEvent, useState } from 'react'
import { giveOperatorCode } from '../contract.ts'
import { SignInScreen } from './sign-in-gate.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { QrCode } from '#ui/form/qr-code.tsx'
import type { Setup } from './sign-in.tsx'

const REASONS = {
  'wrong-code': 'That code isn’t right or was already used. Wait for the next one.',
  locked: 'Too many failed attempts. This name is locked for 30 minutes.',
  'sign-in-again': 'That took too long. Go back and start over.',
} as const

interface CodeStepProps {
  /** The secret for an authenticator app, if none is set up yet. */
  readonly setup: Setup
  onIn(): Promise<void>
  onBack(): void
}

/** The second step of the sign-in; the first time it starts with the secret for an authenticator app. */
export function CodeStep({ setup, onIn, onBack }: CodeStepProps) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code') as string
    const reply = await api.call(giveOperatorCode, { body: { code } }).catch(() => null)
    if (reply?.success && reply.data.recoveryCodes) return setCodes(reply.data.recoveryCodes)
    if (reply?.success) return onIn()
    setProblem(reply ? REASONS[reply.reasonType] : 'Something went wrong. Try again in a minute.')
  }
  if (codes) {
    return (
      <SignInScreen title="Save these codes">
        <RecoveryCodes codes={codes} onDone={() => void onIn()} />
      </SignInScreen>
    )
  }
  return (
    <SignInScreen title={setup ? 'Set up an authenticator app' : 'Enter your code'}>
      <form method="post" className="card grid gap-4 p-6" onSubmit={(event) => void send(event)}>
        {setup ? (
          <>
            <p>Scan the code with an authenticator app on your phone. Each sign-in will ask for a code from the app.</p>
            <QrCode text={setup.uri} label="QR code for the authenticator app" />
            <p className="text-muted">
              Or enter the key:{' '}
              <code className="block pt-1 text-[14px]/6 break-all text-ink">{setup.text.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </>
        ) : null}
        <Field
          label="Code"
          hint={setup ? 'The 6-digit code in your app. It changes every 30 seconds.' : 'A 6-digit code or a recovery code.'}
          error={problem || undefined}
        >
          {(ids) => (
            <input {...ids} className="input" name="code" autoComplete="one-time-code" maxLength={20} autoFocus required />
          )}
        </Field>
        <button type="submit" className="button">
          Sign in
        </button>
        <button type="button" className="text-link justify-self-center py-2 text-[14px]/5" onClick={onBack}>
          Back
        </button>
      </form>
    </SignInScreen>
  )
}
