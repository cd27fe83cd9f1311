import { type FormEvent, useState } from 'react'
import { giveOperatorCode } from '../contract.ts'
import { Door } from './door.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { QrCode } from '#ui/form/qr-code.tsx'
import type { Setup } from './sign-in.tsx'

const REASONS = {
  'wrong-code': 'This code is not right, or was used already. Wait for the next one.',
  locked: 'Too many wrong tries: this name is locked for half an hour.',
  'sign-in-again': 'That took too long. Go back and begin again.',
} as const

interface CodeStepProps {
  /** The key for an app, where there is none yet. */
  readonly setup: Setup
  onIn(): Promise<void>
  onBack(): void
}

/** The second half of the sign-in; the first time it begins with the key for an authenticator app. */
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
    setProblem(reply ? REASONS[reply.reasonType] : 'The server did not take it. Try again in a minute.')
  }
  if (codes) {
    return (
      <Door title="Keep these codes">
        <RecoveryCodes codes={codes} onDone={() => void onIn()} />
      </Door>
    )
  }
  return (
    <Door title={setup ? 'Set up an authenticator app' : 'Your code'}>
      <form method="post" className="card grid gap-4 p-6" onSubmit={(event) => void send(event)}>
        {setup ? (
          <>
            <p>
              Scan the picture with an app such as those for one-time codes on your phone. From now on it is asked for at each
              sign-in.
            </p>
            <QrCode text={setup.uri} label="The key for the authenticator app, as a picture" />
            <p className="text-muted">
              Or type the key:{' '}
              <code className="block pt-1 text-[14px]/6 break-all text-ink">{setup.text.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </>
        ) : null}
        <Field
          label="Code of the app"
          hint={setup ? 'Six digits, new every half minute.' : 'Six digits, or one of your recovery codes.'}
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
    </Door>
  )
}
