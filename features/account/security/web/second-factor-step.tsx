import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import type { SignInStepProps } from '#ui/feature.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { SignInStep } from '#ui/parts/sign-in-parts.tsx'
import { giveCode } from '../contract.ts'
import { CodeField } from './code-field.tsx'
import { useRefusalText } from './refusal-text.ts'

/** The second step of a sign-in. */
export default function SecondFactorStep({ onSignedIn, onBack }: SignInStepProps) {
  const t = useTranslations('security')
  const api = useApi()
  const refusalText = useRefusalText()
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const [isClosed, setIsClosed] = useState(false)
  const submit = useSubmit(form, async (body, key) => {
    const reply = await api.call(giveCode, { body, key })
    if (reply.success) return onSignedIn()
    if (reply.reasonType === 'account-closed') return setIsClosed(true)
    const field = reply.reasonType === 'wrong-code' ? 'code' : 'root'
    form.setError(field, { message: refusalText(reply.reasonType) }, { shouldFocus: field === 'code' })
  })
  if (isClosed) return <SignInStep reason="account-closed" onSignedIn={onSignedIn} {...(onBack && { onBack })} />
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <p role="status">{t('stepText')}</p>
      <CodeField
        isForBoth
        autoFocus
        label={t('anyCode')}
        hint={t('stepHint')}
        error={errors.code?.message}
        registration={form.register('code', { required: refusalText('code-missing') })}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('goOn')}</SubmitButton>
      {onBack ? (
        <button type="button" className="text-link justify-self-center py-3 text-[14px]/5" onClick={onBack}>
          {t('signInOtherwise')}
        </button>
      ) : null}
    </form>
  )
}
