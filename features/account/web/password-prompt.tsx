import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalFrame, ModalTitle } from '#ui/modal/modal-frame.tsx'
import { confirmPassword, IDLE_MINUTES_MAX } from '../contract.ts'
import { useProfile } from './queries.ts'
import { useRefusalText } from './refusal-text.ts'
import { useSignOut } from './use-sign-out.ts'

/** Wakes an idle session. Closed without the password, the call that asked for it stays refused. */
export default function PasswordPrompt({ onEnd }: { onEnd: (isAwake: boolean) => void }) {
  const t = useTranslations('account')
  const api = useApi()
  const refusalText = useRefusalText()
  const profile = useProfile()
  const signOut = useSignOut()
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (body, key) => {
    const reply = await api.call(confirmPassword, { body, key })
    if (reply.success) return onEnd(true)
    const message = refusalText(reply.reasonType === 'locked-out' ? 'locked-out' : 'wrong-password')
    form.setError('password', { message }, { shouldFocus: true })
  })
  return (
    <ModalFrame isBlocking={false} onClose={() => onEnd(false)}>
      <form method="post" className="modal-body grid gap-4" onSubmit={submit} noValidate>
        <span className="grid size-14 place-items-center rounded-full bg-raised text-accent hairline">
          <Icon name="lock-key-fill" className="size-7" />
        </span>
        <ModalTitle>{t('idleTitle')}</ModalTitle>
        <p className="text-muted">{t('idleText', { minutes: IDLE_MINUTES_MAX })}</p>
        {/* Tells password managers whose password it is. */}
        <input
          className="hidden"
          name="username"
          autoComplete="username"
          value={profile?.email ?? profile?.login ?? ''}
          readOnly
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          registration={form.register('password', { required: refusalText('password-missing') })}
        />
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
        <SubmitButton isPending={isSubmitting}>{t('goOn')}</SubmitButton>
        <button type="button" className="text-link justify-self-center py-2 text-[14px]/5" onClick={signOut}>
          {t('notYou')}
        </button>
      </form>
    </ModalFrame>
  )
}
