import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { requestReset } from '../contract.ts'
import { AuthPage } from '#ui/parts/auth-sheet.tsx'
import { useRefusalText } from './refusal-text.ts'

/** Asks for the mailed link; the answer is the same whether or not the account exists. */
export function RequestResetSheet() {
  const t = useTranslations('sign-in')
  const api = useApi()
  const refusalText = useRefusalText()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({ defaultValues: { identifier: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (body, key) => {
    await api.call(requestReset, { body, key })
    setIsSent(true)
  })
  const back = (
    <LocalLink className="text-link justify-self-center py-3" to="/signin">
      {t('backToSignIn')}
    </LocalLink>
  )
  if (isSent) {
    return (
      <AuthPage title={t('resetSentTitle')}>
        <div className="grid gap-4" aria-live="polite">
          <p className="text-[16px]/6">{t('resetSentText')}</p>
          {back}
        </div>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('resetTitle')} text={t('resetText')}>
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('identifier')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          error={errors.identifier?.message}
          registration={form.register('identifier', { required: refusalText('identifier-missing') })}
        />
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
        <SubmitButton isPending={isSubmitting}>{t('sendLink')}</SubmitButton>
        {back}
      </form>
    </AuthPage>
  )
}
