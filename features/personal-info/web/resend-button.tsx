import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { resendConfirmation } from '#features/email-confirmation/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** Mails the confirmation link again. */
export function ResendButton({ email }: { email: string }) {
  const t = useTranslations('personal-info')
  const api = useApi()
  const failureText = useFailureText()
  const resend = useMutation({
    mutationFn: () => api.call(resendConfirmation),
    onSuccess: ({ success }) =>
      showToast(success ? t('resent', { email }) : t('alreadyConfirmed'), { kind: success ? 'success' : 'info' }),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      data-size="small"
      disabled={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {t('resend')}
    </button>
  )
}
