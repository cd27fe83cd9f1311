import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { getPending } from '#features/account/social-login/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalArgs } from '#ui/feature.ts'
import { isoDateOf } from '#ui/form/date-text.ts'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { SignInParts } from '#ui/parts/sign-in-parts.tsx'
import { type RegistrationType, signUp, type SignUpForm as SignUpBody } from '../contract.ts'
import type { State } from '#kernel/states.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { fieldOfRefusal, NO_VALUES, type SignUpValues } from './sign-up-values.ts'
import { AgreeField, useDocuments } from './agree-field.tsx'
import { BirthFields, InvitationField, NameFields, NewPasswordField } from './sign-up-fields.tsx'
import { RegistrationTabs, useRegistrationType } from './registration-tabs.tsx'
import { useRefusalText } from './refusal-text.ts'
import { useArrival } from '#ui/parts/use-arrival.ts'

/** `args` are the modal's; a page has none. */
export function SignUpForm({ args, invitation }: { args?: ModalArgs | undefined; invitation: string }) {
  const t = useTranslations('registration')
  const api = useApi()
  const refusalText = useRefusalText()
  const arrive = useArrival(getProfile, args)
  const documents = useDocuments()
  const [chosen, setType] = useRegistrationType()
  const { social, isWaiting } = useSocialSignUp()
  const type = social ? 'social' : chosen
  const [ageNeeded, setAgeNeeded] = useState<number>()
  const form = useForm<SignUpValues>({ defaultValues: { ...NO_VALUES, invitation } })
  const { errors, isSubmitting } = form.formState

  const submit = useSubmit(form, async (values, key) => {
    const birthDate = isoDateOf(values.birthDate) ?? ''
    const termsIds = documents.map(({ id }) => id)
    const reply = await api.call(signUp, { body: { ...bodyOf(values, type), birthDate, termsIds }, key })
    if (reply.success) return arrive('registration-complete')
    const { reasonType } = reply
    setAgeNeeded(reply.ageNeeded)
    const message = refusalText(reasonType, reply.ageNeeded === undefined ? {} : { years: reply.ageNeeded })
    form.setError(fieldOfRefusal(reasonType), { message, type: reasonType }, { shouldFocus: true })
  })

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      {isWaiting ? <div className="skeleton h-16 rounded-card" /> : null}
      {social ? <SocialNotice {...social} /> : null}
      {social || isWaiting ? null : (
        <>
          <RegistrationTabs type={chosen} onChange={setType} />
          <NameFields form={form} type={chosen} />
          <NewPasswordField form={form} />
        </>
      )}
      <BirthFields form={form} ageNeeded={ageNeeded} />
      <InvitationField form={form} />
      <AgreeField form={form} documents={documents} />
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>{t('createAccount')}</SubmitButton>
      {social || isWaiting ? null : <SignInParts isForSignUp onSignedIn={arrive} />}
    </form>
  )
}

/** The visitor's identity at a provider that sent them here to register. */
function useSocialSignUp() {
  const api = useApi()
  const isSocial = useSearchParams()[0].get('with') === 'social'
  const { data, isPending } = useQuery({ ...queryOf(api, getPending), enabled: isSocial, staleTime: 0 })
  return { social: data?.data.pending ?? null, isWaiting: isSocial && isPending }
}

function SocialNotice({ title, email }: { title: string; email: string | null }) {
  const t = useTranslations('registration')
  return (
    <div className="notice">
      <Icon name="check-circle-fill" className="size-6 flex-none text-second" />
      <p className="min-w-0 break-words">{t(email ? 'bySocialAs' : 'bySocial', { title, email: email ?? '' })}</p>
    </div>
  )
}

/** Only the fields of the chosen type; empty ones are omitted. */
function bodyOf(values: SignUpValues, type: RegistrationType): Omit<SignUpBody, 'birthDate' | 'termsIds'> {
  if (type === 'social') return { typeRegistration: type, state: values.state as State, ...invitedBy(values) }
  const email = values.email.trim()
  return {
    typeRegistration: type,
    password: values.password,
    state: values.state as State,
    ...(email ? { email } : {}),
    ...(type === 'login' ? { login: values.login.trim() } : {}),
    ...invitedBy(values),
  }
}

function invitedBy(values: SignUpValues): { invited_by?: string } {
  const invitation = values.invitation.trim()
  return invitation ? { invited_by: invitation } : {}
}
