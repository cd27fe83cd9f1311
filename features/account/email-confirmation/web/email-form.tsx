import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { EMAIL_PATTERN, EmailField } from '#ui/form/email-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { setEmail } from '../contract.ts'

interface EmailFormProps {
  readonly onSent?: () => void
  /** Set if the form is one of several things on a page. */
  readonly isQuiet?: boolean
  /** Set if there is an address to return to. */
  readonly onStop?: () => void
}

/** Asks for the address and mails the link to it. */
export function EmailForm({ onSent, onStop, isQuiet = false }: EmailFormProps) {
  const t = useTranslations('email-confirmation')
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async ({ email }, key) => {
    const reply = await api.call(setEmail, { body: { email: email.trim() }, key })
    if (!reply.success) {
      form.setError('email', { message: t(`refusals.${reply.reasonType}`) })
      return
    }
    await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    showToast(t('resent', { email: email.trim() }), { kind: 'success' })
    onSent?.()
  })
  return (
    <form method="post" className="grid gap-3 text-left" onSubmit={submit} noValidate>
      <EmailField
        label={t('address')}
        hint={t('addressHint')}
        error={errors.email?.message}
        registration={form.register('email', {
          required: t('refusals.email-wrong'),
          pattern: { value: EMAIL_PATTERN, message: t('refusals.email-wrong') },
        })}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton {...(isQuiet && { kind: 'quiet' })} isPending={isSubmitting}>
        {t('sendLink')}
      </SubmitButton>
      {onStop ? (
        <button type="button" className="button" data-kind="plain" onClick={onStop}>
          {t('keepEmail')}
        </button>
      ) : null}
    </form>
  )
}
