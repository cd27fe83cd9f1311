import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import { resetPassword } from '../contract.ts'
import { AuthPage } from '#ui/parts/auth-sheet.tsx'
import { useRefusalText } from './refusal-text.ts'
import { newPasswordRules } from '#ui/form/new-password-rules.ts'

/** Sets a new password by the mailed token. */
export function NewPasswordSheet({ token }: { token: string }) {
  const t = useTranslations('sign-in')
  const api = useApi()
  const refusalText = useRefusalText()
  const [outcome, setOutcome] = useState<'saved' | 'expired'>()
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const submit = useSubmit(form, async (values, key) => {
    const reply = await api.call(resetPassword, { body: { token, password: values.password }, key })
    if (reply.success) setOutcome('saved')
    else if (reply.reasonType === 'link-expired') setOutcome('expired')
    else form.setError('password', { message: refusalText(reply.reasonType) }, { shouldFocus: true })
  })
  if (outcome) return <ResetOutcome isSaved={outcome === 'saved'} />
  return (
    <AuthPage title={t('newPasswordTitle')} text={t('newPasswordText')}>
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint', { count: PASSWORD_LENGTH_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
          registration={form.register('password', newPasswordRules(refusalText))}
        >
          <StrengthMeter password={password} />
        </PasswordField>
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
        <SubmitButton isPending={isSubmitting}>{t('savePassword')}</SubmitButton>
      </form>
    </AuthPage>
  )
}

function ResetOutcome({ isSaved }: { isSaved: boolean }) {
  const t = useTranslations('sign-in')
  return (
    <AuthPage title={t(isSaved ? 'signInTitle' : 'resetExpiredTitle')}>
      <div className="grid gap-6" aria-live="polite">
        <p className="text-[16px]/6">{t(isSaved ? 'passwordSaved' : 'resetExpiredText')}</p>
        <LocalLink className="button w-full" to={isSaved ? '/signin' : '/reset'}>
          {t(isSaved ? 'signIn' : 'askAgain')}
        </LocalLink>
      </div>
    </AuthPage>
  )
}
