import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLeftByPlayers } from '#client/use-left-by-players.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { AuthSheet } from '#ui/parts/auth-sheet.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { UnlockNotice } from './unlock-notice.tsx'

export default function SignInModal({ args, close }: ModalProps) {
  const t = useTranslations('sign-in')
  const modals = useModals()
  const unlockToken = useSearchParams()[0].get('unlock')
  const isLeft = useLeftByPlayers(close)
  if (isLeft) return null
  return (
    <div className="overflow-y-auto overscroll-contain">
      <AuthSheet title={<ModalTitle>{t('signInTitle')}</ModalTitle>} text={t('signInText')}>
        <div className="p-6 max-sm:p-4">
          {unlockToken ? <UnlockNotice token={unlockToken} /> : null}
          <SignInForm args={args} />
          <p className="mt-6 text-center text-[14px]/5 text-muted">
            {t('noAccount')}{' '}
            <button type="button" className="text-link" onClick={() => modals.replace('signup', args)}>
              {t('signUpFree')}
            </button>
          </p>
        </div>
      </AuthSheet>
    </div>
  )
}
