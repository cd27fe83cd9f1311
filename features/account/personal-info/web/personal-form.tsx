import type { UseFormReturn } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { asWritten } from '#kernel/phone.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { STATES } from '#kernel/states.ts'
import { FieldError } from '#ui/form/field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { ProfileData } from '../contract.ts'
import { FixedNote } from './fixed-note.tsx'
import { FixedValue } from './fixed-value.tsx'
import { MoveNotice, MoveOffer } from './move-notice.tsx'
import { useRefusalText } from './refusal-text.ts'
import { type PersonalValues, usePersonalForm, useZipRules } from './use-personal-form.ts'

const NAME_PATTERN = /^[\p{L}\p{M}' .-]+$/u
const NAME_LENGTH_MAX = 60
const LINE_LENGTH_MAX = 120
const STATE_OPTIONS = Object.entries(STATES)

interface FieldsProps {
  readonly form: UseFormReturn<PersonalValues>
  readonly data: ProfileData
}

/** The personal data form: the few fields of the easy form or the full address, as the brand asks. */
export function PersonalForm({ data }: { data: ProfileData }) {
  const t = useTranslations('personal-info')
  const format = useFormatter()
  const { form, submit } = usePersonalForm(data)
  const { errors, isSubmitting, isDirty } = form.formState
  const isEasy = data.easyProfileModuleEnabled
  return (
    <form method="post" className="grid items-start gap-4 sm:grid-cols-2" onSubmit={submit} noValidate>
      <NameFields form={form} data={data} />
      <FixedValue label={t('birthDate')}>
        {format.dateTime(new Date(data.birthday), { dateStyle: 'long', timeZone: 'UTC' })}
      </FixedValue>
      {isEasy ? <ZipField form={form} data={data} /> : <AddressFields form={form} data={data} />}
      <MoveNotice form={form} data={data} />
      <div className="grid gap-3 sm:col-span-2 sm:max-w-60">
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
        <SubmitButton isPending={isSubmitting} isIdle={!isDirty}>
          {t('save')}
        </SubmitButton>
      </div>
      <FixedNote by={data.nameFixedBy} />
    </form>
  )
}

function NameFields({ form, data }: FieldsProps) {
  const t = useTranslations('personal-info')
  const refusalText = useRefusalText()
  const { errors } = form.formState
  if (data.nameFixedBy) {
    return (
      <>
        <FixedValue label={t('name')}>{data.name}</FixedValue>
        <FixedValue label={t('surname')}>{data.surname}</FixedValue>
      </>
    )
  }
  const rules = {
    required: refusalText('field-missing'),
    pattern: { value: NAME_PATTERN, message: refusalText('name-wrong') },
  }
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="given-name"
        maxLength={NAME_LENGTH_MAX}
        error={errors.name?.message}
        defaultValue={data.name ?? ''}
        registration={form.register('name', rules)}
      />
      <TextField
        label={t('surname')}
        autoComplete="family-name"
        maxLength={NAME_LENGTH_MAX}
        error={errors.surname?.message}
        defaultValue={data.surname ?? ''}
        registration={form.register('surname', rules)}
      />
    </>
  )
}

/** The easy form asks for no state: it follows from the ZIP code. */
function ZipField({ form, data }: FieldsProps) {
  const t = useTranslations('personal-info')
  const rules = useZipRules(form)
  const isStaying = form.watch('state') === data.state
  return (
    <div className="grid gap-2">
      <MaskedField
        label={t('zip')}
        mask="#####-####"
        {...(data.easyProfileModuleEnabled && isStaying ? { hint: t('zipHint', { state: STATES[data.state] }) } : {})}
        autoComplete="postal-code"
        error={form.formState.errors.zip?.message}
        defaultValue={data.zip ?? ''}
        registration={form.register('zip', rules)}
      />
      {data.easyProfileModuleEnabled ? <MoveOffer form={form} data={data} /> : null}
    </div>
  )
}

function AddressFields({ form, data }: FieldsProps) {
  const t = useTranslations('personal-info')
  const dateTime = useDateTimeText()
  const rules = { required: useRefusalText()('field-missing') }
  const { errors } = form.formState
  const line = { maxLength: LINE_LENGTH_MAX }
  return (
    <>
      <FixedValue label={t('phone')} isLocked={false}>
        {data.phone ? asWritten(data.phone) : t('phoneNone')}
      </FixedValue>
      <TextField
        label={t('address')}
        autoComplete="address-line1"
        {...line}
        error={errors.address?.message}
        defaultValue={data.address ?? ''}
        registration={form.register('address', rules)}
      />
      <TextField
        label={t('address2')}
        autoComplete="address-line2"
        {...line}
        defaultValue={data.address2 ?? ''}
        registration={form.register('address2')}
      />
      <TextField
        label={t('city')}
        autoComplete="address-level2"
        {...line}
        error={errors.city?.message}
        defaultValue={data.city ?? ''}
        registration={form.register('city', rules)}
      />
      {data.mayMoveAt === null ? (
        <SelectField
          label={t('state')}
          autoComplete="address-level1"
          options={STATE_OPTIONS}
          placeholder={t('state')}
          defaultValue={data.state}
          registration={form.register('state', { ...rules, deps: 'zip', onChange: () => form.setValue('hasMoved', false) })}
        />
      ) : (
        <FixedValue label={t('state')} hint={t('stateFixed', { at: dateTime(data.mayMoveAt * SECOND_MS, 'short') })}>
          {STATES[data.state]}
        </FixedValue>
      )}
      <ZipField form={form} data={data} />
    </>
  )
}
