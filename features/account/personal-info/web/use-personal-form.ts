import { useQueryClient } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { type State, STATES } from '#kernel/states.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getProfilePage, getRewards, type PersonalInfo, type ProfileData, updateProfile } from '../contract.ts'
import { statesOfZip } from '../shared/zip.ts'
import { useRefusalText } from './refusal-text.ts'

const ZIP_PATTERN = /^\d{5}(-\d{4})?$/

/** The personal data form's state: validation while typing, and saving. */
export function usePersonalForm(data: ProfileData) {
  const t = useTranslations('personal-info')
  const api = useApi()
  const queries = useQueryClient()
  const refuse = useRefuse()
  const form = useForm({ defaultValues: valuesOf(data) })
  const submit = useSubmit(form, async (values, key) => {
    const reply = await api.call(updateProfile, { body: bodyOf(values, data), key })
    if (!reply.success) return refuse(form, values, reply)
    queries.setQueryData(queryOf(api, getProfilePage).queryKey, (known) => known && { ...known, payload: reply.data })
    form.reset(valuesOf(reply.data))
    showToast(t('saved'), { kind: 'success' })
    for (const changed of [getProfile, getRewards]) void queries.invalidateQueries({ queryKey: keyOf(changed) })
  })
  return { form, submit }
}

/** Checks the ZIP code against the currently chosen state. */
export function useZipRules(form: UseFormReturn<PersonalValues>) {
  const refusalText = useRefusalText()
  return {
    required: refusalText('field-missing'),
    validate: {
      wrong: (zip: string) => ZIP_PATTERN.test(zip) || refusalText('zip-wrong'),
      unknown: (zip: string) => statesOfZip(zip).length > 0 || refusalText('zip-unknown'),
      state: (zip: string) => {
        const state = form.getValues('state')
        const [there] = statesOfZip(zip)
        if (!there || statesOfZip(zip).includes(state)) return true
        return refusalText('zip-not-in-state', { zip: zip.slice(0, 5), there: STATES[there], state: STATES[state] })
      },
    },
  }
}

type Refused = Extract<ReplyOf<typeof updateProfile>, { success: false }>

/** Shows the server's refusal at the field concerned. */
function useRefuse() {
  const refusalText = useRefusalText()
  return (form: UseFormReturn<PersonalValues>, values: PersonalValues, { reasonType, ...reply }: Refused): void => {
    const message = refusalText(reasonType, {
      zip: values.zip.slice(0, 5),
      state: STATES[values.state],
      there: reply.zipState ? STATES[reply.zipState] : '',
      years: reply.ageNeeded ?? 0,
      at: reply.mayMoveAt ?? 0,
    })
    form.setError(reasonType === 'zip-unknown' || reasonType === 'zip-not-in-state' ? 'zip' : 'root', { message })
  }
}

function bodyOf({ hasMoved: _, ...values }: PersonalValues, data: ProfileData): PersonalInfo {
  const { name, surname, zip, state, city, address, address2 } = values
  const who = data.nameFixedBy
    ? { name: data.name ?? '', surname: data.surname ?? '' }
    : { name: name.trim(), surname: surname.trim() }
  const where = data.easyProfileModuleEnabled ? {} : { city, address, address2 }
  return { ...who, zip, ...where, ...(state === data.state ? {} : { state }) }
}

const valuesOf = ({ name, surname, zip, city, address, address2, state }: ProfileData) => ({
  name: name ?? '',
  surname: surname ?? '',
  zip: zip ?? '',
  city: city ?? '',
  address: address ?? '',
  address2: address2 ?? '',
  state: state as State,
  /** Ticked if another state is chosen. */
  hasMoved: false,
})

export type PersonalValues = ReturnType<typeof valuesOf>
