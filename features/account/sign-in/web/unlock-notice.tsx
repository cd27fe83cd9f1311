import { useTranslations } from 'use-intl'
import { useFailureText } from '#ui/api/failure-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { LOCK_MINUTES, unlock } from '../contract.ts'
import { useTokenCall } from '#ui/parts/use-token-call.ts'

/** Lifts the lock by the mailed token, and confirms it. */
export function UnlockNotice({ token }: { token: string }) {
  const t = useTranslations('sign-in')
  const failureText = useFailureText()
  const { data, error } = useTokenCall(unlock, token)
  if (!data && !error) return <div className="skeleton mb-6 h-12 rounded-card" />
  const text = error ? failureText(error) : t(data?.success ? 'unlocked' : 'unlockExpired', { minutes: LOCK_MINUTES })
  return (
    <div className="notice mb-6" aria-live="polite" data-kind={data?.success ? undefined : 'error'}>
      <Icon name={data?.success ? 'check-circle-fill' : 'warning-circle-fill'} className="size-6 text-accent" />
      <p>{text}</p>
    </div>
  )
}
