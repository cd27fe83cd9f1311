import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { changePassword } from '#features/account/sign-in/contract.ts'
import { listSessions } from '#features/account/account/contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { newPasswordRules } from '#ui/form/new-password-rules.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useRefetchSecurity, useSecurity } from './queries.ts'
import { useRefusalText } from './refusal-text.ts'

/** Changes the password; a player who registered by social login sets the first one here. */
export function ChangePasswordForm() {
  const t = useTranslations('security')
  const api = useApi()
  const queries = useQueryClient()
  const refetch = useRefetchSecurity()
  const refusalText = useRefusalText()
  const { hasPassword } = useSecurity()
  const form = useForm({ defaultValues: { password: '', newPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const submit = useSubmit(form, async (body, key) => {
    const reply = await api.call(changePassword, { body, key })
    if (reply.success) {
      form.reset()
      showToast(t('passwordChanged'), { kind: 'success' })
      void queries.invalidateQueries({ queryKey: keyOf(listSessions) })
      return refetch()
    }
    const { reasonType } = reply
    const isOfOld = reasonType === 'wrong-credentials' || reasonType === 'locked-out'
    form.setError(isOfOld ? 'password' : 'newPassword', { message: refusalText(reasonType) }, { shouldFocus: true })
  })
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      {hasPassword ? (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          error={errors.password?.message}
          registration={form.register('password', { required: refusalText('password-missing') })}
        />
      ) : null}
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint', { count: PASSWORD_LENGTH_MIN })}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        registration={form.register('newPassword', newPasswordRules(refusalText))}
      >
        <StrengthMeter password={newPassword} />
      </PasswordField>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton kind="quiet" isPending={isSubmitting}>
        {t('savePassword')}
      </SubmitButton>
    </form>
  )
}
