import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { useGiveTaxForm } from './queries.ts'

/** The taxpayer number, once the year's prizes are reported. */
export function TaxCard({ taxForm }: Pick<RedemptionOverview, 'taxForm'>) {
  const t = useTranslations('wallet.tax')
  if (taxForm === 'not-needed') return null
  return (
    <AccountCard title={t('title')}>
      {taxForm === 'given' ? <FactLine icon="check-circle-fill" title={t('given')} isGood /> : <TaxForm />}
    </AccountCard>
  )
}

function TaxForm() {
  const t = useTranslations('wallet.tax')
  const { mutateAsync } = useGiveTaxForm()
  const form = useForm({ defaultValues: { number: '', hasNone: false } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async ({ number, hasNone }) => {
    await mutateAsync(hasNone ? null : number.replaceAll(/\D/g, ''))
  })
  const validate = (text: string, { hasNone }: { hasNone: boolean }) =>
    hasNone || text.replaceAll(/\D/g, '').length === 9 || t('wrong')
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <p>{t('needed')}</p>
      <MaskedField
        label={t('number')}
        hint={t('numberHint')}
        mask="###-##-####"
        autoComplete="off"
        error={errors.number?.message}
        registration={form.register('number', { validate })}
      />
      <CheckboxField label={t('none')} registration={form.register('hasNone')} />
      <p className="field-hint">{t('noneHint')}</p>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('submit')}</SubmitButton>
    </form>
  )
}
