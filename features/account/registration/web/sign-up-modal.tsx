import { useTranslations } from 'use-intl'
import { useLeftByPlayers } from '#client/use-left-by-players.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { AuthSheet } from '#ui/parts/auth-sheet.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpGift } from './sign-up-gift.tsx'
import { useInvitation } from './use-invitation.ts'

/** Registration for guests, also shown in place of anything that requires an account. */
export default function SignUpModal({ args, close }: ModalProps) {
  const t = useTranslations('registration')
  const modals = useModals()
  const invitation = useInvitation()
  const isLeft = useLeftByPlayers(close)
  if (isLeft) return null
  return (
    <div className="overflow-y-auto overscroll-contain">
      <AuthSheet title={<ModalTitle>{t('signUpTitle')}</ModalTitle>} text={<SignUpGift invitation={invitation} />}>
        <div className="p-6 max-sm:p-4">
          <SignUpForm key={invitation} args={args} invitation={invitation} />
          <p className="mt-6 text-center text-[14px]/5 text-muted">
            {t('haveAccount')}{' '}
            <button type="button" className="text-link" onClick={() => modals.replace('signin', args)}>
              {t('signIn')}
            </button>
          </p>
        </div>
      </AuthSheet>
    </div>
  )
}
