import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { chooseInterval, getInfo, INTERVAL_MINUTES } from '#features/protection/reality-check/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { chooseLimit, getLimits, type LimitName, MINUTES_MAX } from '../contract.ts'
import { readAmount } from './amount-text.ts'

const PURCHASE_PERIODS = ['day', 'week', 'month'] as const

interface FirstLimits {
  readonly purchases: string
  readonly per: (typeof PURCHASE_PERIODS)[number]
  readonly minutes: string
  /** The form's text in minutes; empty if the brand has no reminders. */
  readonly reminder: string
}

/** The initial limits (LIM-2): purchases, time, and the reality check interval. Each is optional. */
export default function FirstLimitsModal({ close }: ModalProps) {
  const t = useTranslations('limits')
  const { form, submit, hasReminder } = useFirstLimits(close)
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" className="modal-body grid gap-4" onSubmit={submit} noValidate>
      <ModalTitle>{t('first.title')}</ModalTitle>
      <p className="-mt-2 text-muted">{t('first.text')}</p>
      <PurchaseFields form={form} />
      <TextField
        label={t('first.minutes')}
        hint={t('first.minutesHint')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('none')}
        error={errors.minutes?.message}
        registration={form.register('minutes', {
          validate: (typed) => {
            const minutes = typed.trim() === '' ? 0 : readAmount(typed, 'Time')
            if (minutes === undefined) return t('noAmount')
            return minutes <= MINUTES_MAX.day || t('tooLong')
          },
        })}
      />
      {hasReminder ? <Reminder form={form} /> : null}
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <div className="mt-2 grid gap-2">
        <SubmitButton isPending={isSubmitting}>{t('first.save')}</SubmitButton>
        <button type="button" className="button" data-kind="plain" onClick={close}>
          {t('first.skip')}
        </button>
      </div>
    </form>
  )
}

/** Any amount (LIM-2), for one of three periods. */
function PurchaseFields({ form }: { form: UseFormReturn<FirstLimits> }) {
  const t = useTranslations('limits')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] gap-x-3 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid [&_label]:self-end">
      <TextField
        label={t('first.purchases')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('none')}
        error={form.formState.errors.purchases?.message}
        registration={form.register('purchases', {
          validate: (typed) => typed.trim() === '' || readAmount(typed, 'Purchases') !== undefined || t('noAmount'),
        })}
      />
      <SelectField
        label={t('first.per')}
        registration={form.register('per')}
        options={PURCHASE_PERIODS.map((period) => [period, t(`periods.${period}`)] as const)}
      />
    </div>
  )
}

function Reminder({ form }: { form: UseFormReturn<FirstLimits> }) {
  const t = useTranslations('limits.first')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('reminder')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {INTERVAL_MINUTES.map((minutes) => (
          <label
            key={minutes}
            className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-page/60 px-2 hairline has-checked:bg-raised"
          >
            <input type="radio" className="radio" value={minutes} {...form.register('reminder')} />
            {t('every', { minutes })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Saves the filled-in values through the calls of the limits and reality check pages, and continues. */
function useFirstLimits(onDone: () => void) {
  const t = useTranslations('limits')
  const api = useApi()
  const queries = useQueryClient()
  const hasReminder = useHasArea('/profile/reality-check')
  const kept = useQuery({ ...queryOf(api, getInfo), enabled: hasReminder }).data?.data.minutes
  const values: FirstLimits = { purchases: '', per: 'month', minutes: '', reminder: kept === undefined ? '' : String(kept) }
  const form = useForm({
    defaultValues: values,
    ...(kept === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  })
  const submit = useSubmit(form, async (chosen) => {
    const wanted = wantedOf(chosen)
    for (const body of wanted) queries.setQueryData(keyOf(getLimits), await api.call(chooseLimit, { body }))
    const minutes = INTERVAL_MINUTES.find((each) => String(each) === chosen.reminder)
    const isReminderNew = minutes !== undefined && minutes !== kept
    if (isReminderNew) {
      queries.setQueryData(keyOf(getInfo), await api.call(chooseInterval, { body: { minutes } }))
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    }
    if (wanted.length > 0 || isReminderNew) showToast(t('first.saved'), { kind: 'success' })
    onDone()
  })
  return { form, submit, hasReminder: hasReminder && kept !== undefined }
}

function wantedOf({ purchases, per, minutes }: FirstLimits): (LimitName & { amount: number })[] {
  const limits = [
    [{ scope: 'Purchases', kind: 'gross', period: per }, readAmount(purchases, 'Purchases')],
    [{ scope: 'Time', kind: 'gross', period: 'day' }, readAmount(minutes, 'Time')],
  ] as const
  return limits.flatMap(([name, amount]) => (amount === undefined ? [] : [{ ...name, amount }]))
}
