import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { askFreeEntry, type FreeEntryInfo, getFreeEntry } from '../contract.ts'

interface AskFormProps {
  /** As displayed. */
  readonly entries: string
  readonly own: NonNullable<FreeEntryInfo['own']>
}

/** The request button and its result; available again the next day. */
export function AskForm({ entries, own }: AskFormProps) {
  const t = useTranslations('free-entry')
  const dateTime = useDateTimeText()
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { isAgreed: false } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (_values, key) => {
    const reply = await api.call(askFreeEntry, { body: { isAgreed: true }, key })
    if (reply.success) queries.setQueryData(keyOf(getFreeEntry), reply)
    else form.setError('root', { message: t(reply.reasonType) })
  })
  return (
    <section className="card grid content-start gap-4 p-6 max-sm:p-4">
      <h2 className="font-display text-[20px]/7 font-bold">{t('askTitle')}</h2>
      {own.areEntriesOpen ? null : <CoinsOnlyNote isCoinsOnly />}
      {own.mayAsk && own.areEntriesOpen ? (
        <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
          <p className="text-muted">{t('askText', { entries })}</p>
          <label className="flex items-start gap-3">
            <Checkbox {...form.register('isAgreed', { required: t('agreeFirst') })} />
            <span className="pt-0.5 text-[14px]/5">{t('agree')}</span>
          </label>
          {errors.isAgreed?.message ? <FieldError>{errors.isAgreed.message}</FieldError> : null}
          {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
          <SubmitButton isPending={isSubmitting}>{t('ask', { entries })}</SubmitButton>
        </form>
      ) : null}
      {own.mayAsk ? null : <p role="status">{t('done', { entries, at: dateTime(Date.parse(own.nextAt), 'short') })}</p>}
    </section>
  )
}
