import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { useLocalPath } from '#ui/i18n/local-link.tsx'
import { closeAccount, CLOSING_KINDS, CLOSING_REASONS, type ClosureKind, type ClosureReason } from '../contract.ts'
import { keepGoodbye } from './goodbye.ts'

/**
 * Asks to close or to erase, for an optional reason, and for an explicit confirmation. The page unloads with the
 * session.
 */
export function CloseForm() {
  const t = useTranslations('account-closure')
  const api = useApi()
  const local = useLocalPath()
  const form = useForm({ defaultValues: { kind: '' as ClosureKind | '', reason: '' as ClosureReason | '', isSure: false } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = useSubmit(form, async ({ kind, reason }, key) => {
    if (!kind) return
    const { data } = await api.call(closeAccount, { body: { kind, ...(reason && { reason }) }, key })
    keepGoodbye({ ...data, kind })
    // Loads a new document, so that no player data stays in memory.
    location.assign(local('/account-closed'))
  })
  const fault = errors.kind?.message ?? errors.isSure?.message ?? errors.root?.message
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('formTitle')}</legend>
        {CLOSING_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex items-start gap-3 rounded-control bg-page/60 px-4 py-3 hairline has-checked:bg-raised"
          >
            <input
              type="radio"
              value={kind}
              className="radio mt-0.5"
              {...form.register('kind', { required: t('chooseFirst') })}
            />
            <span>
              <span className="block font-semibold">{t(`kinds.${kind}`)}</span>
              <span className="block text-[14px]/5 text-muted">{t(`kindTexts.${kind}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('reason')}
        hint={t('reasonHint')}
        placeholder={t('noReason')}
        options={CLOSING_REASONS.map((reason) => [reason, t(`reasons.${reason}`)])}
        registration={form.register('reason')}
      />
      <label className="flex items-start gap-3">
        <Checkbox {...form.register('isSure', { required: t('confirmFirst') })} />
        <span className="pt-0.5 text-[14px]/5">{t('understood')}</span>
      </label>
      {fault ? <FieldError>{fault}</FieldError> : null}
      <SubmitButton kind="danger" isPending={isSubmitting || isSubmitSuccessful}>
        {t('submit')}
      </SubmitButton>
      <p className="field-hint">{t('proofHint')}</p>
    </form>
  )
}
