import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { getPhone, requestCode } from '../contract.ts'
import { toE164 } from '#kernel/phone.ts'
import { useRefusalText } from './refusal-text.ts'

interface PhoneNumberFormProps {
  /** A confirmed number stays until the new one is confirmed. */
  readonly isKept: boolean
  readonly onSent: () => void
  readonly onStop: (() => void) | undefined
}

/** Asks for the number and sends the code. */
export function PhoneNumberForm({ isKept, onSent, onStop }: PhoneNumberFormProps) {
  const t = useTranslations('phone')
  const api = useApi()
  const queries = useQueryClient()
  const refusalText = useRefusalText()
  const form = useForm({ defaultValues: { phone: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async ({ phone }, key) => {
    const reply = await api.call(requestCode, { body: { phone }, key })
    if (!reply.success) {
      form.setError('phone', { message: refusalText(reply.reasonType, { at: reply.retryAt ?? 0 }) })
      return
    }
    queries.setQueryData(queryOf(api, getPhone).queryKey, reply)
    onSent()
  })
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <MaskedField
        label={t('number')}
        hint={t('text')}
        mask="(###) ###-####"
        clean={withoutCountry}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(212) 555-0100"
        error={errors.phone?.message}
        registration={form.register('phone', { validate: (phone) => Boolean(toE164(phone)) || refusalText('phone-wrong') })}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton kind="quiet" isPending={isSubmitting}>
        {t('sendCode')}
      </SubmitButton>
      {onStop ? (
        <button type="button" className="button" data-kind="plain" onClick={onStop}>
          {t(isKept ? 'keepNumber' : 'backToCode')}
        </button>
      ) : null}
    </form>
  )
}

/** No area code begins with 1, so a leading 1 is the country code. */
const withoutCountry = (text: string): string => text.replace(/^[^\d]*1/, '')
