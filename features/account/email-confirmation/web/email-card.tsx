import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { ReachLine } from '#ui/parts/reach-line.tsx'
import { EmailForm } from './email-form.tsx'
import { ResendButton } from './resend-button.tsx'

/** The address and whether it is confirmed; until then, buttons to resend the link and to change the address. */
export default function EmailCard() {
  const t = useTranslations('email-confirmation')
  const { email, emailConfirmed = false } = useProfile() ?? {}
  const [wantsOther, setWantsOther] = useState(false)
  const stop = () => setWantsOther(false)
  if (!email) return <EmailForm isQuiet />
  if (wantsOther && !emailConfirmed) return <EmailForm isQuiet onSent={stop} onStop={stop} />
  return (
    <>
      <ReachLine isConfirmed={emailConfirmed} text={t(emailConfirmed ? 'confirmed' : 'unconfirmed')}>
        {email}
      </ReachLine>
      {emailConfirmed ? null : (
        <>
          <ResendButton kind="quiet" size="small" />
          <button type="button" className="button" data-kind="plain" data-size="small" onClick={() => setWantsOther(true)}>
            {t('otherEmail')}
          </button>
        </>
      )}
    </>
  )
}
