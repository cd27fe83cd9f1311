import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import type { SignInStepProps } from '#ui/feature.ts'
import { FieldError } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { SignInStep } from '#ui/parts/sign-in-parts.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'
import { askPasskey, signInByPasskey } from '../contract.ts'
import { askForPasskey, canOfferPasskeys, canUsePasskeys, stopOffering } from './browser-passkeys.ts'
import { useRefusalText } from './refusal-text.ts'

/** Signs in with a passkey: by the button, or by the login field's autofill if the browser supports it. */
export default function PasskeySignIn({ onSignedIn }: SignInStepProps) {
  const t = useTranslations('passkeys')
  const api = useApi()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isClosed, setIsClosed] = useState(false)
  // The server renders the button too: nearly every browser supports passkeys, and adding it later would shift the
  // layout.
  const isHere = !useMounted() || canUsePasskeys()

  const signIn = async (isOffered: boolean): Promise<void> => {
    setError(undefined)
    if (!isOffered) setIsBusy(true)
    try {
      const outcome = await answerOf(api, isOffered)
      if (outcome === 'in') await onSignedIn()
      else if (outcome === 'account-closed') setIsClosed(true)
      else if (outcome) setError(refusalText(outcome))
    } catch (failure) {
      if (!isOffered) setError(failureText(failure))
    }
    if (!isOffered) setIsBusy(false)
  }

  useEffect(() => {
    let isGone = false
    void canOfferPasskeys().then((can) => (can && !isGone ? signIn(true) : undefined))
    return () => {
      isGone = true
      stopOffering()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- offered once, as the sheet opens
  }, [])

  if (!isHere) return null
  if (isClosed) return <SignInStep reason="account-closed" onSignedIn={onSignedIn} />
  return (
    <div className="grid gap-3">
      <button
        type="button"
        className="button w-full"
        data-kind="quiet"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void signIn(false)}
      >
        {isBusy ? <span className="busy" aria-hidden="true" /> : <Icon name="lock-key-fill" />}
        {t('signInByPasskey')}
      </button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}

/** Undefined if the visitor chose none. */
async function answerOf(api: ApiClient, isOffered: boolean): Promise<'in' | 'unknown-passkey' | 'account-closed' | undefined> {
  const { challenge, options } = (await api.call(askPasskey)).data
  const answer = await askForPasskey(options, { isOffered })
  if (!answer) return undefined
  const reply = await api.call(signInByPasskey, { body: { challenge, answer } })
  return reply.success ? 'in' : reply.reasonType
}
