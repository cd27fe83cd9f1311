import { useTranslations } from 'use-intl'
import { ReachLine } from '#ui/page/reach-line.tsx'
import { ResendButton } from './resend-button.tsx'
import { useProfile } from './queries.ts'

/** The address, whether it is confirmed, and the link once more while it is not. */
export function EmailStatus() {
  const t = useTranslations('personal-info')
  const { email, emailConfirmed } = useProfile()
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
