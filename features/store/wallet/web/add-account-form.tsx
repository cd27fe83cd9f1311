import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { addAccount, addGiftCard } from '#features/store/redemptions/contract.ts'
import { isRouting } from '#kernel/bank-routing.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useReread } from './queries.ts'

/** Has gift cards sent to the confirmed email address. */
export function AddGiftCard() {
  const t = useTranslations('wallet')
  const api = useApi()
  const reread = useReread()
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => api.call(addGiftCard), onSettled: reread })
  const failureText = useFailureText()
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="field-hint">{t('giftCard.text')}</p>
      <button type="button" className="button" data-kind="quiet" disabled={isPending} onClick={() => mutate()}>
        <Icon name="gift-fill" />
        {t('giftCard.add')}
      </button>
      {error ? <FieldError>{failureText(error)}</FieldError> : null}
      {data?.success === false ? (
        <FieldError>
          {t(
            data.reasonType === 'account-unknown'
              ? 'giftCard.refused'
              : `accounts.refused.${data.reasonType ?? 'provider-unavailable'}`,
          )}
        </FieldError>
      ) : null}
    </div>
  )
}

/** Adds a bank account. The provider matches its holder with the verified name and keeps its number. */
export function AddAccountForm({ isTest, onAdded, onBack }: { isTest: boolean; onAdded?: () => void; onBack?: () => void }) {
  const t = useTranslations('wallet.accounts')
  const api = useApi()
  const reread = useReread()
  const form = useForm({ defaultValues: { routing: '', number: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (body, key) => {
    const { success, reasonType } = await api.call(addAccount, { body, key })
    if (!success) return form.setError('root', { message: t(`refused.${reasonType ?? 'provider-unavailable'}`) })
    await reread()
    onAdded?.()
  })
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <TextField
        label={t('routing')}
        hint={t('routingHint')}
        error={errors.routing?.message}
        className="input figures"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        registration={form.register('routing', { validate: (text) => isRouting(text) || t('wrongRouting') })}
      />
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        error={errors.number?.message}
        className="input figures"
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        registration={form.register('number', {
          pattern: { value: /^\d{4,17}$/, message: t('wrongNumber') },
          required: t('wrongNumber'),
        })}
      />
      {isTest ? <p className="field-hint">{t('test')}</p> : null}
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('add')}</SubmitButton>
      {onBack ? (
        <button type="button" className="button" data-kind="plain" onClick={onBack}>
          {t('back')}
        </button>
      ) : null}
    </form>
  )
}
