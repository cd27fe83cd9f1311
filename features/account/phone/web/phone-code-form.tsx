import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getProfilePage, getRewards } from '#features/account/personal-info/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import { CODE_LENGTH, confirmPhone, getPhone, type PhoneState } from '../contract.ts'
import { asWritten } from '#kernel/phone.ts'
import { useRefusalText } from './refusal-text.ts'
import { ResendCode } from './resend-code.tsx'

type Pending = NonNullable<PhoneState['pending']>

/** Takes the code, and shows the message's delivery status. */
export function PhoneCodeForm({ pending, onOther }: { pending: Pending; onOther: () => void }) {
  const t = useTranslations('phone')
  const format = useFormatter()
  const zone = useOwnTimeZone()
  const { form, submit } = useCodeForm()
  const refusalText = useRefusalText()
  const { errors, isSubmitting } = form.formState
  const at = format.dateTime(new Date(pending.expiresAt * SECOND_MS), { timeStyle: 'short', ...zone })
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <p>
        <span className="block font-semibold">{t('codeFor', { phone: asWritten(pending.phone) })}</span>
        <Delivery delivery={pending.delivery} />
      </p>
      {pending.attemptsLeft === 0 ? (
        <FieldError>{refusalText('code-wrong', { left: 0 })}</FieldError>
      ) : (
        <>
          <MaskedField
            label={t('code')}
            hint={t('codeHint', { digits: CODE_LENGTH, at })}
            mask={'#'.repeat(CODE_LENGTH)}
            className="input figures tracking-[0.2em]"
            autoComplete="one-time-code"
            error={errors.code?.message}
            registration={form.register('code', {
              minLength: { value: CODE_LENGTH, message: refusalText('code-short') },
              required: refusalText('code-short'),
            })}
          />
          {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
          <SubmitButton isPending={isSubmitting}>{t('confirm')}</SubmitButton>
        </>
      )}
      <div className="grid gap-2">
        <ResendCode pending={pending} />
        <button type="button" className="button" data-kind="plain" onClick={onOther}>
          {t('otherNumber')}
        </button>
      </div>
    </form>
  )
}

const ICONS = { sending: 'hourglass-medium-fill', delivered: 'check-circle-fill', failed: 'warning-circle-fill' } as const

function Delivery({ delivery }: Pick<Pending, 'delivery'>) {
  const t = useTranslations('phone')
  return (
    <span role="status" className="flex items-center gap-2 text-[14px]/5 text-muted">
      <Icon name={ICONS[delivery]} className={`size-4 flex-none ${delivery === 'delivered' ? 'text-second' : ''}`} />
      {t(delivery)}
    </span>
  )
}

function useCodeForm() {
  const api = useApi()
  const queries = useQueryClient()
  const refusalText = useRefusalText()
  const form = useForm({ defaultValues: { code: '' } })
  const submit = useSubmit(form, async ({ code }, key) => {
    const reply = await api.call(confirmPhone, { body: { code }, key })
    if (reply.success) {
      const changed = [getPhone, getRewards, getProfilePage, getProfile]
      await Promise.all(changed.map((contract) => queries.invalidateQueries({ queryKey: keyOf(contract) })))
      return
    }
    form.setError('code', { message: refusalText(reply.reasonType, { left: reply.attemptsLeft ?? 0 }) })
    if (reply.reasonType !== 'code-wrong' || reply.attemptsLeft === 0) await queries.invalidateQueries(queryOf(api, getPhone))
  })
  return { form, submit }
}
