import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { confirmPassword, IDLE_MINUTES_MAX, signOut } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalFrame, ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useLeave } from '#ui/page/use-leave.ts'
import { ProofParts } from '#ui/parts/proof-parts.tsx'
import { getSecurity, prove } from '../contract.ts'
import { CodeField } from './code-field.tsx'
import { useRefusalText } from './refusal-text.ts'

export type ProofKind = 'idle' | 'change'

interface ProofPromptProps {
  readonly kind: ProofKind
  /** If it is closed without a proof, the call that required it stays refused. */
  onEnd(isProved: boolean): void
}

/** Asks for the account's credentials again: password, code or passkey; a player with none of them signs in again. */
export default function ProofPrompt({ kind, onEnd }: ProofPromptProps) {
  const t = useTranslations('security')
  const api = useApi()
  const leave = useLeave(signOut)
  const { data, isPending } = useQuery({ ...queryOf(api, getSecurity), retry: false, staleTime: 0 })
  const { hasPassword = true, passkeys = [], secondFactor } = data?.data ?? {}
  const wantsCode = kind === 'change' && (secondFactor?.isOn ?? false)
  const hasProof = hasPassword || passkeys.length > 0
  return (
    <ModalFrame isBlocking={false} onClose={() => onEnd(false)}>
      <div className="modal-body grid gap-4">
        <span className="grid size-14 place-items-center rounded-full bg-raised text-accent hairline">
          <Icon name="lock-key-fill" className="size-7" />
        </span>
        <ModalTitle>{t(`${kind}Title`)}</ModalTitle>
        <p className="text-muted">{t(hasProof ? `${kind}Text` : 'signInAgainText', { minutes: IDLE_MINUTES_MAX })}</p>
        {isPending ? <div className="skeleton h-32 rounded-card" /> : null}
        {!isPending && hasPassword ? <ProofForm kind={kind} wantsCode={wantsCode} onProved={() => onEnd(true)} /> : null}
        {passkeys.length > 0 ? <ProofParts isMain={!hasPassword} onProved={() => onEnd(true)} /> : null}
        <button type="button" className="text-link justify-self-center py-3 text-[14px]/5" onClick={leave}>
          {t('notYou')}
        </button>
      </div>
    </ModalFrame>
  )
}

function ProofForm({ kind, wantsCode, onProved }: { kind: ProofKind; wantsCode: boolean; onProved: () => void }) {
  const t = useTranslations('security')
  const api = useApi()
  const refusalText = useRefusalText()
  const profile = useProfile()
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (body, key) => {
    const reply =
      kind === 'idle'
        ? await api.call(confirmPassword, { body: { password: body.password }, key })
        : await api.call(prove, { body, key })
    if (reply.success) return onProved()
    const field = reply.reasonType === 'wrong-code' ? 'code' : 'password'
    form.setError(field, { message: refusalText(reply.reasonType) }, { shouldFocus: true })
  })
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      {/* Tells password managers which account the password belongs to. */}
      <input className="hidden" name="username" autoComplete="username" value={profile?.email ?? profile?.login ?? ''} readOnly />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        registration={form.register('password', { required: refusalText('password-missing') })}
      />
      {wantsCode ? (
        <CodeField
          isForBoth
          label={t('anyCode')}
          hint={t('anyCodeHint')}
          error={errors.code?.message}
          registration={form.register('code', { required: refusalText('code-missing') })}
        />
      ) : null}
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('goOn')}</SubmitButton>
    </form>
  )
}
