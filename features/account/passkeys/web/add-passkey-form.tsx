import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { addPasskey, beginPasskey, PASSKEY_NAME_LENGTH_MAX } from '../contract.ts'
import { canUsePasskeys, makePasskey } from './browser-passkeys.ts'
import { useLookAgain } from './queries.ts'
import { useRefusalText } from './refusal-text.ts'

/** Asks for a name, then the browser asks for a fingerprint, face or PIN. */
export function AddPasskeyForm({ count, onEnd }: { count: number; onEnd: () => void }) {
  const t = useTranslations('passkeys')
  const api = useApi()
  const refusalText = useRefusalText()
  const lookAgain = useLookAgain()
  const form = useForm({ defaultValues: { name: t('passkeyName', { number: count + 1 }) } })
  const { errors, isSubmitting } = form.formState
  const fail = (reason: Parameters<typeof refusalText>[0]) => form.setError('root', { message: refusalText(reason) })
  const submit = useSubmit(form, async ({ name }, key) => {
    if (!canUsePasskeys()) return fail('no-passkeys-here')
    const begun = await api.call(beginPasskey)
    if (!begun.success) return fail(begun.reasonType)
    const answer = await makePasskey(begun.data.options)
    if (typeof answer === 'string') return answer === 'given-up' ? undefined : fail(answer)
    const reply = await api.call(addPasskey, { body: { setup: begun.data.setup, name: name.trim(), answer }, key })
    if (!reply.success) return fail(reply.reasonType)
    await lookAgain()
    showToast(t('passkeyAdded'), { kind: 'success' })
    onEnd()
  })
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('nameOfPasskey')}
        hint={t('nameOfPasskeyHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        error={errors.name?.message}
        registration={form.register('name', { validate: (name) => name.trim() !== '' || refusalText('name-missing') })}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="button max-sm:order-last" data-kind="quiet" onClick={onEnd}>
          {t('cancel')}
        </button>
        <SubmitButton isPending={isSubmitting}>{t('makePasskey')}</SubmitButton>
      </div>
    </form>
  )
}
