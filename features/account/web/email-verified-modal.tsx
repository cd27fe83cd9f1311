import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { closedFunnel } from '#ui/analytics/closed-funnel.ts'
import { track } from '#ui/analytics/track.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { confirmEmail } from '../contract.ts'
import { useProfile } from './queries.ts'
import { ResendButton } from './resend-button.tsx'
import { RewardLine } from './reward-line.tsx'
import { useTokenCall } from './use-token-call.ts'

/** Behind the mailed link: confirms the address and shows the reward, also when the link is opened again. */
export default function EmailVerifiedModal({ args, close }: ModalProps) {
  const t = useTranslations('account')
  const queries = useQueryClient()
  const failureText = useFailureText()
  const isPlayer = useProfile() !== null
  const { data, error } = useTokenCall(confirmEmail, args['token'] ?? '')
  const isConfirmed = data?.success === true

  useEffect(() => {
    if (isConfirmed && closedFunnel.take()) track('verification', { kind: 'email', isSuccess: true })
    if (isConfirmed) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== confirmEmail.path })
  }, [isConfirmed, queries])

  if (!data && !error) return <Waiting />
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center" aria-live="polite">
      <img src={`/art/interface/${isConfirmed ? 'gift' : 'daily-login'}-256.webp`} width={144} height={144} alt="" />
      <div className="[&_h2]:pr-0">
        <ModalTitle>{t(isConfirmed ? 'emailConfirmedTitle' : 'emailExpiredTitle')}</ModalTitle>
      </div>
      {data?.success ? (
        <>
          <p className="text-muted">
            {t(data.data.reward.coins + data.data.reward.entries > 0 ? 'emailConfirmedText' : 'emailConfirmedPlain')}
          </p>
          <RewardLine {...data.data.reward} />
        </>
      ) : (
        <p className="text-muted">{error ? failureText(error) : t(isPlayer ? 'emailExpiredText' : 'emailExpiredGuest')}</p>
      )}
      <div className="mt-2 grid w-full gap-2">
        {!isConfirmed && isPlayer ? <ResendButton /> : null}
        <button type="button" className="button" data-kind={isConfirmed ? undefined : 'plain'} onClick={close}>
          {t(isConfirmed ? 'lovely' : 'close')}
        </button>
      </div>
    </div>
  )
}

function Waiting() {
  const t = useTranslations('account')
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center" aria-busy="true">
      <div className="skeleton size-36 rounded-full" />
      <ModalTitle>{t('confirmingEmail')}</ModalTitle>
      <div className="skeleton h-9 w-48 rounded-control" />
      <div className="skeleton mt-2 h-12 w-full rounded-control" />
    </div>
  )
}
