import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { AVATARS } from '#kernel/avatars.ts'
import { suggestName } from '#kernel/public-face.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { AvatarPicture } from '#ui/parts/avatar-picture.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { choosePublicProfile, getPublicProfile, NAME_LENGTH } from '../contract.ts'

interface FaceFormProps {
  readonly face: ReplyOf<typeof getPublicProfile>['data']
  readonly onSaved?: () => void
}

/** Name and avatar; suggestions go through the words of generated names one by one. */
export function FaceForm({ face: { name, avatar }, onSaved }: FaceFormProps) {
  const t = useTranslations('public-profile')
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { name, avatar, suggestion: name.length } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async (chosen, key) => {
    const body = { name: chosen.name, avatar: chosen.avatar }
    const reply = await api.call(choosePublicProfile, { body, key })
    if (!reply.success) return form.setError('name', { message: t(`refusals.${reply.reasonType}`) }, { shouldFocus: true })
    queries.setQueryData(queryOf(api, getPublicProfile).queryKey, reply)
    const { isChosen: _, ...publicFace } = reply.data
    patchData(queries, getProfile, (profile) => ({ ...profile, publicFace }))
    form.setValue('name', reply.data.name)
    showToast(t('saved', { name: reply.data.name }))
    onSaved?.()
  })
  const suggest = () => {
    const next = form.getValues('suggestion') + 1
    form.setValue('suggestion', next)
    form.clearErrors('name')
    form.setValue('name', suggestName(form.getValues('avatar'), next * STRIDE))
  }
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <fieldset>
        <legend className="mb-1 text-[14px]/5 font-semibold">{t('avatar')}</legend>
        <div className="grid grid-cols-6 gap-1">
          {AVATARS.map((each) => (
            <label
              key={each}
              className="grid place-items-center rounded-control p-1 has-checked:bg-raised has-checked:ring-2 has-checked:ring-(--ac) has-focus-visible:outline-2"
            >
              <input
                type="radio"
                className="sr-only"
                value={each}
                aria-label={t(`avatars.${each}`)}
                {...form.register('avatar')}
              />
              <AvatarPicture avatar={each} size={40} />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('name')}
        hint={t('hint')}
        autoComplete="nickname"
        maxLength={NAME_LENGTH.max}
        error={errors.name?.message}
        registration={form.register('name')}
      />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <div className="flex flex-wrap gap-2">
        <SubmitButton kind="quiet" isPending={isSubmitting}>
          {t('save')}
        </SubmitButton>
        <button type="button" className="button" data-kind="plain" onClick={suggest}>
          {t('suggest')}
        </button>
      </div>
    </form>
  )
}

/** Without a common divisor with the number of words: every word comes before one comes again. */
const STRIDE = 7
