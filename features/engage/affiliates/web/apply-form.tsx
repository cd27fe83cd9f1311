import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { EMAIL_PATTERN, EmailField } from '#ui/form/email-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { type Application, apply, getInfo } from '../contract.ts'

const SITE = /^https?:\/\/[^\s.]+\.[^\s]+$/
const MESSAGE_LENGTH_MAX = 1_000

/** The application form; after sending it shows a confirmation. */
export function ApplyForm() {
  const t = useTranslations('affiliates')
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm<Application>({ defaultValues: { name: '', email: '', website: '', message: '' } })
  const send = useMutation({
    mutationFn: ({ values, key }: { values: Application; key: string }) => api.call(apply, { body: values, key }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keyOf(getInfo) }),
  })
  const submit = useSubmit(form, async (values, key) => void (await send.mutateAsync({ values, key })))
  const { errors } = form.formState
  const field = (name: keyof Application, rules: object) => ({
    label: t(`fields.${name}`),
    registration: form.register(name, rules),
    error: errors[name] ? t(`errors.${name}`) : undefined,
  })

  if (send.isSuccess) {
    return (
      <div className="card grid gap-1 p-6" role="status">
        <p className="font-display text-[20px]/7 font-bold">{t('sent')}</p>
        <p className="text-muted">{t('sentText')}</p>
      </div>
    )
  }
  return (
    <form className="card grid max-w-2xl gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <TextField {...field('name', { required: true, minLength: 2, maxLength: 80 })} autoComplete="name" />
      <EmailField {...field('email', { required: true, pattern: EMAIL_PATTERN })} />
      <TextField
        {...field('website', { required: true, pattern: SITE, maxLength: 200 })}
        type="url"
        autoComplete="url"
        placeholder="https://"
      />
      <TextField {...field('message', { maxLength: MESSAGE_LENGTH_MAX })} />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={send.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
