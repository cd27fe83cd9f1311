import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { FieldError } from '#ui/form/field.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { unsubscribe } from '../contract.ts'

/**
 * Target of the link in mails, signed in or not. A button confirms, so that mail scanners cannot unsubscribe anyone.
 */
export default function UnsubscribePage() {
  const t = useTranslations('subscription')
  const api = useApi()
  const failureText = useFailureText()
  const [search] = useSearchParams()
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'wrong'>('asking')
  const [error, setError] = useState<string>()
  const end = async () => {
    setState('busy')
    setError(undefined)
    try {
      const reply = await api.call(unsubscribe, { body: { token: (search.get('token') ?? '').padEnd(20, '-').slice(0, 200) } })
      setState(reply.success ? 'done' : 'wrong')
    } catch (failure) {
      setError(failureText(failure))
      setState('asking')
    }
  }
  const words = state === 'done' ? 'done' : state === 'wrong' ? 'wrong' : 'unsubscribe'
  return (
    <section className="card grid gap-4 p-8 max-sm:p-6">
      <title>{t('unsubscribeTitle')}</title>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-accent hairline">
        <Icon name={state === 'done' ? 'check-circle-fill' : 'envelope-simple-fill'} className="size-7" />
      </span>
      <h1 className="text-[28px]/8 font-extrabold max-sm:text-[24px]/7">{t(`${words}Title`)}</h1>
      <p className="text-[16px]/6 text-muted" aria-live="polite">
        {t(`${words}Text`)}
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
      {words === 'unsubscribe' ? (
        <button type="button" className="button w-full" disabled={state === 'busy'} onClick={() => void end()}>
          {t('unsubscribe')}
        </button>
      ) : (
        <LocalLink className="button w-full" to="/profile/subscription">
          {t('toAccount')}
        </LocalLink>
      )}
      <LocalLink className="text-link justify-self-center py-3 text-[14px]/5" to="/">
        {t('home')}
      </LocalLink>
    </section>
  )
}
