import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { resendConfirmation } from '#features/account/email-confirmation/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { applyPrize } from '../contract.ts'
import { DailyLoginView } from './daily-login-view.tsx'
import { useClaim, useInfo } from './queries.ts'
import { Failed, Inactive, Loading } from './placeholders.tsx'

/** Today's prize within its run. */
export default function DailyLoginModal({ close }: ModalProps) {
  const t = useTranslations('daily-login')
  const failureText = useFailureText()
  const limitText = useLimitText()
  const { data, isError, refetch } = useInfo()
  const claim = useClaim()
  const resend = useResend()
  if (isError && !data) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (!data.data.isActive) return <Inactive onClose={close} />

  const claimed = claim.data?.success ? claim.data.prizes[0] : undefined
  const startNextDay = () => {
    claim.reset()
    void refetch()
  }
  return (
    <DailyLoginView
      title={<ModalTitle>{t('title')}</ModalTitle>}
      info={data.data}
      claim={{
        isPending: claim.isPending,
        error: claim.isError
          ? failureText(claim.error)
          : (limitText(claim.data, null) ?? (isStopped(claim.data) ? t('inactive') : undefined)),
        prize: claimed,
      }}
      onClaim={() => claim.claim()}
      onResend={() => resend.mutate()}
      onNextDay={startNextDay}
      onClose={close}
    />
  )
}

/** Refused as long as no operator changes it. */
const isStopped = (reply: ReplyOf<typeof applyPrize> | undefined): boolean =>
  reply?.success === false && reply.reasonType !== 'email-unconfirmed'

function useResend() {
  const t = useTranslations('daily-login')
  const api = useApi()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => api.call(resendConfirmation),
    onSuccess: ({ success }) => showToast(t(success ? 'resent' : 'alreadyConfirmed'), { kind: success ? 'success' : 'info' }),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
