import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { CodeField } from './code-field.tsx'
import { useSecurity } from './queries.ts'
import { type Refusal, useRefusalText } from './refusal-text.ts'

interface ProvenFormProps {
  readonly text: string
  readonly submitLabel: string
  /** Returns why it was refused; undefined on success. */
  send(body: { password: string; code: string }, key: string): Promise<Refusal | undefined>
  onCancel(): void
}

/** Asks for password and code for anything that weakens the account, regardless of a recent proof. */
export function ProvenForm({ text, submitLabel, send, onCancel }: ProvenFormProps) {
  const t = useTranslations('security')
  const refusalText = useRefusalText()
  const { hasPassword } = useSecurity()
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (body, key) => {
    const refusal = await send(body, key)
    if (!refusal) return
    const field = refusal === 'wrong-credentials' ? 'password' : refusal === 'wrong-code' ? 'code' : 'root'
    form.setError(field, { message: refusalText(refusal) }, { shouldFocus: field !== 'root' })
  })
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <p className="text-muted">{text}</p>
      {hasPassword ? (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          error={errors.password?.message}
          registration={form.register('password', { required: refusalText('password-missing') })}
        />
      ) : null}
      <CodeField
        isForBoth
        label={t('anyCode')}
        hint={t('anyCodeHint')}
        error={errors.code?.message}
        registration={form.register('code', { required: refusalText('code-missing') })}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="button max-sm:order-last" data-kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
        <SubmitButton isPending={isSubmitting}>{submitLabel}</SubmitButton>
      </div>
    </form>
  )
}
