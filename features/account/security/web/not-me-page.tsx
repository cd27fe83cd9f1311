import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { FieldError } from '#ui/form/field.tsx'
import { LocalLink, useLocalPath } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { notMe } from '../contract.ts'

/** The page behind a sign-in alert's link. It requires a click, so that mail scanners sign nobody out. */
export default function NotMePage() {
  const t = useTranslations('security')
  const api = useApi()
  const local = useLocalPath()
  const failureText = useFailureText()
  const [search] = useSearchParams()
  const [state, setState] = useState<'asking' | 'busy' | 'expired'>('asking')
  const [error, setError] = useState<string>()
  const end = async () => {
    setState('busy')
    setError(undefined)
    try {
      const reply = await api.call(notMe, { body: { token: search.get('token') ?? 'x'.repeat(20) } })
      // Loads a new document: the session in this browser may have ended.
      if (reply.success) return location.assign(local(`/reset?token=${reply.data.resetToken}`))
      setState('expired')
    } catch (failure) {
      setError(failureText(failure))
      setState('asking')
    }
  }
  const isExpired = state === 'expired'
  return (
    <section className="card grid gap-4 p-8 max-sm:p-6">
      <title>{t('notMeTitle')}</title>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-accent hairline">
        <Icon name={isExpired ? 'hourglass-medium-fill' : 'shield-check-fill'} className="size-7" />
      </span>
      <h1 className="text-[28px]/8 font-extrabold max-sm:text-[24px]/7">{t(isExpired ? 'notMeExpired' : 'notMeTitle')}</h1>
      <p className="text-[16px]/6 text-muted" aria-live="polite">
        {t(isExpired ? 'notMeExpiredText' : 'notMeText')}
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
      {isExpired ? (
        <LocalLink className="button w-full" to="/reset">
          {t('askForPassword')}
        </LocalLink>
      ) : (
        <button type="button" className="button w-full" disabled={state === 'busy'} onClick={() => void end()}>
          {t('endAndChoose')}
        </button>
      )}
      <LocalLink className="text-link justify-self-center py-3 text-[14px]/5" to="/">
        {t('itWasMe')}
      </LocalLink>
    </section>
  )
}
