import { useQueryClient } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { useAmount } from '#ui/format/amount.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getProfile } from '#features/account/contract.ts'
import { getProfilePage, getRewards, type ProfileData, updateProfile } from '../contract.ts'
import { STATES } from '#kernel/states.ts'
import { FixedValue } from './fixed-value.tsx'
import { useRefusalText } from './refusal-text.ts'

const NAME_PATTERN = /^[\p{L}\p{M}' .-]+$/u
const ZIP_PATTERN = /^\d{5}(-\d{4})?$/
const NAME_LENGTH_MAX = 60
const LINE_LENGTH_MAX = 120

/** The personal data: the few fields of the easy form, or the whole address, as the brand asks. */
export function PersonalForm({ data }: { data: ProfileData }) {
  const t = useTranslations('personal-info')
  const format = useFormatter()
  const refusalText = useRefusalText()
  const { form, submit } = usePersonalForm(data)
  const { errors, isSubmitting, isDirty } = form.formState
  const isWhole = !data.easyProfileModuleEnabled
  const nameRules = {
    required: refusalText('field-missing'),
    pattern: { value: NAME_PATTERN, message: refusalText('name-wrong') },
  }
  return (
    <form method="post" className="grid items-start gap-4 sm:grid-cols-2" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        autoComplete="given-name"
        maxLength={NAME_LENGTH_MAX}
        error={errors.name?.message}
        registration={form.register('name', nameRules)}
      />
      <TextField
        label={t('surname')}
        autoComplete="family-name"
        maxLength={NAME_LENGTH_MAX}
        error={errors.surname?.message}
        registration={form.register('surname', nameRules)}
      />
      {isWhole ? <AddressFields form={form} /> : null}
      <TextField
        label={t('zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        error={errors.zip?.message}
        registration={form.register('zip', {
          required: refusalText('field-missing'),
          pattern: { value: ZIP_PATTERN, message: refusalText('zip-wrong') },
        })}
      />
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <FixedValue label={t('birthDate')} hint={t('fixed')}>
          {format.dateTime(new Date(data.birthday), { dateStyle: 'long', timeZone: 'UTC' })}
        </FixedValue>
        <FixedValue label={t('state')} hint={t('fixed')}>
          {STATES[data.state]}
        </FixedValue>
      </div>
      <div className="grid gap-3 sm:col-span-2 sm:max-w-60">
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
        <SubmitButton isPending={isSubmitting} isIdle={!isDirty}>
          {t('save')}
        </SubmitButton>
      </div>
    </form>
  )
}

function AddressFields({ form }: { form: UseFormReturn<PersonalValues> }) {
  const t = useTranslations('personal-info')
  const rules = { required: useRefusalText()('field-missing') }
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('address')}
        autoComplete="address-line1"
        maxLength={LINE_LENGTH_MAX}
        error={errors.address?.message}
        registration={form.register('address', rules)}
      />
      <TextField
        label={t('address2')}
        autoComplete="address-line2"
        maxLength={LINE_LENGTH_MAX}
        registration={form.register('address2')}
      />
      <TextField
        label={t('city')}
        autoComplete="address-level2"
        maxLength={LINE_LENGTH_MAX}
        error={errors.city?.message}
        registration={form.register('city', rules)}
      />
    </>
  )
}

/** Saves, keeps every screen that shows the data, and tells of the reward for a complete profile. */
function usePersonalForm(data: ProfileData) {
  const t = useTranslations('personal-info')
  const api = useApi()
  const queries = useQueryClient()
  const amount = useAmount()
  const form = useForm({ defaultValues: valuesOf(data) })
  const submit = useSubmit(form, async (values, key) => {
    const { name, surname, zip, city, address, address2 } = values
    const whole = data.easyProfileModuleEnabled ? {} : { city, address, address2 }
    const reply = await api.call(updateProfile, { body: { name: name.trim(), surname: surname.trim(), zip, ...whole }, key })
    const reward = queries.getQueryData(queryOf(api, getRewards).queryKey)?.data.profile
    queries.setQueryData(queryOf(api, getProfilePage).queryKey, (known) => (known ? { ...known, payload: reply.data } : known))
    form.reset(valuesOf(reply.data))
    const isRewarded = reply.data.profileCompleted && reward?.completed === false
    showToast(isRewarded ? t('profileRewarded', { coins: amount('coins', reward.coins) }) : t('saved'), { kind: 'success' })
    for (const changed of [getProfile, getRewards]) void queries.invalidateQueries({ queryKey: keyOf(changed) })
  })
  return { form, submit }
}

const valuesOf = ({ name, surname, zip, city, address, address2 }: ProfileData) => ({
  name: name ?? '',
  surname: surname ?? '',
  zip: zip ?? '',
  city: city ?? '',
  address: address ?? '',
  address2: address2 ?? '',
})

type PersonalValues = ReturnType<typeof valuesOf>
