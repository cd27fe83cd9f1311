import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { ModalArgs } from '#ui/feature.ts'
import { SignInParts, SignInStep } from '#ui/parts/sign-in-parts.tsx'
import { PASSWORD_LENGTH_MAX } from '#kernel/password.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '../contract.ts'
import { useRefusalText } from './refusal-text.ts'
import { useArrival } from '#ui/parts/use-arrival.ts'

interface SignInFormProps {
  /** Set by the modal; a page has none. */
  readonly args?: ModalArgs | undefined
}

export function SignInForm({ args }: SignInFormProps) {
  const t = useTranslations('sign-in')
  const refusalText = useRefusalText()
  const api = useApi()
  const arrive = useArrival(getProfile, args)
  const form = useForm({ defaultValues: { identifier: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const [wanted, setWanted] = useState<string>()

  const submit = useSubmit(form, async (body, key) => {
    const reply = await api.call(signIn, { body, key })
    if (reply.success) return arrive()
    if (reply.reasonType === 'second-factor-needed' || reply.reasonType === 'account-closed') return setWanted(reply.reasonType)
    form.setError('root', { message: refusalText(reply.reasonType) })
    form.setFocus('password', { shouldSelect: true })
  })

  if (wanted) return <SignInStep reason={wanted} onSignedIn={arrive} onBack={() => setWanted(undefined)} />
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('identifier')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        maxLength={254}
        error={errors.identifier?.message}
        registration={form.register('identifier', { required: refusalText('identifier-missing') })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        registration={form.register('password', {
          required: refusalText('password-missing'),
          maxLength: { value: PASSWORD_LENGTH_MAX, message: refusalText('wrong-credentials') },
        })}
      />
      <LocalLink className="text-link -mt-3 justify-self-start py-3 text-[14px]/5" to="/reset">
        {t('forgotPassword')}
      </LocalLink>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('signIn')}</SubmitButton>
      <SignInParts onSignedIn={arrive} />
    </form>
  )
}
