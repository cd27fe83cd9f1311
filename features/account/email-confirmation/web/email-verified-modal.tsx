import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { closedFunnel } from '#ui/analytics/closed-funnel.ts'
import { track } from '#ui/analytics/track.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { confirmEmail } from '../contract.ts'
import { ResendButton } from './resend-button.tsx'
import { RewardLine } from '#ui/parts/reward-line.tsx'
import { useTokenCall } from '#ui/parts/use-token-call.ts'

/** The page of the mailed link: confirms the address and shows the reward, also when the link is opened again. */
export default function EmailVerifiedModal({ args, close }: ModalProps) {
  const t = useTranslations('email-confirmation')
  const queries = useQueryClient()
  const failureText = useFailureText()
  const profile = useProfile()
  const canResend = Boolean(profile?.email)
  const expiredText = !profile ? 'emailExpiredGuest' : canResend ? 'emailExpiredText' : 'emailExpiredPlain'
  const token = args['token'] ?? ''
  const { data, error } = useTokenCall(confirmEmail, token)
  // A link without a token still shows whether the address is confirmed.
  const isConfirmed = token === '' ? profile?.emailConfirmed === true : data?.success === true

  useEffect(() => {
    if (isConfirmed && closedFunnel.take()) track('verification', { kind: 'email', isSuccess: true })
    if (isConfirmed) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== confirmEmail.path })
  }, [isConfirmed, queries])

  if (token !== '' && !data && !error) return <Waiting />
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center" aria-live="polite">
      <img {...interfaceArt(isConfirmed ? 'gift' : 'daily-login', 256)} width={144} height={144} alt="" />
      <div className="[&_h2]:pr-0">
        <ModalTitle>{t(isConfirmed ? 'emailConfirmedTitle' : 'emailExpiredTitle')}</ModalTitle>
      </div>
      {isConfirmed ? (
        <Confirmed reward={data?.success ? data.data.reward : { coins: 0, entries: 0 }} />
      ) : (
        <p className="text-muted">{error ? failureText(error) : t(expiredText)}</p>
      )}
      <div className="mt-2 grid w-full gap-2">
        {!isConfirmed && canResend ? <ResendButton /> : null}
        <button type="button" className="button" data-kind={isConfirmed ? undefined : 'plain'} onClick={close}>
          {t(isConfirmed ? 'lovely' : 'close')}
        </button>
      </div>
    </div>
  )
}

function Confirmed({ reward }: { reward: { readonly coins: number; readonly entries: number } }) {
  const t = useTranslations('email-confirmation')
  const hasReward = reward.coins + reward.entries > 0
  return (
    <>
      <p className="text-muted">{t(hasReward ? 'emailConfirmedText' : 'emailConfirmedPlain')}</p>
      <RewardLine {...reward} />
    </>
  )
}

function Waiting() {
  const t = useTranslations('email-confirmation')
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center" aria-busy="true">
      <div className="skeleton size-36 rounded-full" />
      <ModalTitle>{t('confirmingEmail')}</ModalTitle>
      <div className="skeleton h-9 w-48 rounded-control" />
      <div className="skeleton mt-2 h-12 w-full rounded-control" />
    </div>
  )
}
