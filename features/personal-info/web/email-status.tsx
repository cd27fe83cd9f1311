import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { useProfile } from './queries.ts'
import { ResendButton } from './resend-button.tsx'

/** The address, whether it is confirmed, and the link once more while it is not. */
export function EmailStatus() {
  const t = useTranslations('personal-info')
  const profile = useProfile()
  if (!profile.email) return <p className="text-muted">{t('emailNone')}</p>
  const { email, emailConfirmed } = profile
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Icon
        name={emailConfirmed ? 'check-circle-fill' : 'warning-circle-fill'}
        className={`size-7 ${emailConfirmed ? 'text-second' : 'text-accent'}`}
      />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{email}</span>
        <span className="block text-[12.5px]/4 text-muted">{t(emailConfirmed ? 'confirmed' : 'unconfirmed')}</span>
      </p>
      {emailConfirmed ? null : <ResendButton email={email} />}
    </div>
  )
}
