import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import type { ProofPartProps } from '#ui/feature.ts'
import { FieldError } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { askPasskey, proveByPasskey } from '../contract.ts'
import { askForPasskey } from './browser-passkeys.ts'
import { useRefusalText } from './refusal-text.ts'

/** A passkey instead of password and code. */
export default function PasskeyProof({ isMain, onProved }: ProofPartProps) {
  const t = useTranslations('passkeys')
  const api = useApi()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const prove = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      const { challenge, options } = (await api.call(askPasskey)).data
      const answer = await askForPasskey(options)
      const reply = answer && (await api.call(proveByPasskey, { body: { challenge, answer } }))
      if (reply?.success) return onProved()
      if (reply) setError(refusalText(reply.reasonType))
    } catch (failure) {
      setError(failureText(failure))
    }
    setIsBusy(false)
  }
  return (
    <div className="grid gap-3">
      <button
        type="button"
        className="button w-full"
        data-kind={isMain ? undefined : 'quiet'}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void prove()}
      >
        <Icon name="lock-key-fill" />
        {t('useAPasskey')}
      </button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}
