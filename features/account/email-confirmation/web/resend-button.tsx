import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { resendConfirmation } from '../contract.ts'

/** Mails the confirmation link again. */
export function ResendButton({ kind, size }: { readonly kind?: 'quiet'; readonly size?: 'small' }) {
  const t = useTranslations('email-confirmation')
  const api = useApi()
  const email = useProfile()?.email ?? ''
  const failureText = useFailureText()
  const resend = useMutation({
    mutationFn: () => api.call(resendConfirmation),
    onSuccess: (reply) => {
      if (reply.success) showToast(t('resent', { email }), { kind: 'success' })
      else if (reply.reasonType === 'already-confirmed') showToast(t('alreadyConfirmed'), { kind: 'info' })
      else showToast(t('noEmail'), { kind: 'warning' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button
      type="button"
      className="button"
      data-kind={kind}
      data-size={size}
      disabled={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {t('resend')}
    </button>
  )
}
