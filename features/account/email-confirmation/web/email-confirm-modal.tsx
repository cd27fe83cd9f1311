import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { getRewards } from '#features/account/personal-info/contract.ts'
import { EmailForm } from './email-form.tsx'
import { ResendButton } from './resend-button.tsx'

/** The reminder of an unconfirmed e-mail; it asks for an address if there is none. */
export default function EmailConfirmModal({ close }: ModalProps) {
  const t = useTranslations('email-confirmation')
  const amount = useAmount()
  const profile = useProfile()
  const coins = useQuery(queryOf(useApi(), getRewards)).data?.data.email.coins ?? 0
  const email = profile?.email ?? ''
  const isMissing = profile !== null && email === ''
  const sent = coins > 0 ? t('confirmEmailText', { email, coins: amount('coins', coins) }) : t('confirmEmailPlain', { email })
  const missing = coins > 0 ? t('noEmailGift', { coins: amount('coins', coins) }) : t('noEmailText')
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center">
      <img src="/art/interface/gift-256.webp" width={128} height={128} alt="" />
      <div className="[&_h2]:pr-0">
        <ModalTitle>{t(isMissing ? 'noEmailTitle' : 'confirmEmailTitle')}</ModalTitle>
      </div>
      <p className="text-muted">{isMissing ? missing : sent}</p>
      <div className="mt-2 grid w-full gap-2">
        {isMissing ? <EmailForm /> : <ResendButton />}
        <button type="button" className="button" data-kind="plain" onClick={close}>
          {t('later')}
        </button>
      </div>
    </div>
  )
}
