import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { ReachLine } from '#ui/parts/reach-line.tsx'
import { ResendButton } from './resend-button.tsx'

/** The address, whether it is confirmed, and the link once more while it is not. */
export function EmailStatus() {
  const t = useTranslations('personal-info')
  const { email, emailConfirmed = false } = useProfile() ?? {}
  if (!email) return <p className="text-muted">{t('emailNone')}</p>
  return (
    <>
      <ReachLine isConfirmed={emailConfirmed} text={t(emailConfirmed ? 'confirmed' : 'unconfirmed')}>
        {email}
      </ReachLine>
      {emailConfirmed ? null : <ResendButton email={email} />}
    </>
  )
}
