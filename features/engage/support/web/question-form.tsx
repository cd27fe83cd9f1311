import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { Field, FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { EMAIL_PATTERN, EmailField } from '#ui/form/email-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { TEXT_LENGTH_MAX, TEXT_LENGTH_MIN, TOPICS } from '../shared/rules.ts'
import { type Question, useSend } from './queries.ts'

/** The question form. A visitor without an account enters an address for the answer; players find it here. */
export function QuestionForm() {
  const t = useTranslations('support')
  const profile = useProfile()
  const send = useSend()
  const form = useForm<Question>({ defaultValues: { topic: '' as Question['topic'], text: '', email: '' } })
  const submit = useSubmit(form, async (values, key) => void (await send.mutateAsync({ values, key })))
  const { errors } = form.formState
  if (send.data?.success) {
    return (
      <div className="card grid gap-1 p-6" role="status">
        <p className="font-display text-[20px]/7 font-bold">{t('sent')}</p>
        <p className="text-muted">{t(profile ? 'sentPlayer' : 'sentGuest')}</p>
      </div>
    )
  }
  return (
    <form className="support-form" noValidate onSubmit={submit}>
      <SelectField
        label={t('topic')}
        placeholder={t('chooseTopic')}
        options={TOPICS.map((topic) => [topic, t(`topics.${topic}`)] as const)}
        registration={form.register('topic', { required: true })}
        error={errors.topic ? t('errors.topic') : undefined}
      />
      {profile ? null : (
        <EmailField
          label={t('email')}
          hint={t('emailHint')}
          registration={form.register('email', { required: true, pattern: EMAIL_PATTERN })}
          error={errors.email ? t('errors.email') : undefined}
        />
      )}
      <Field
        label={t('text')}
        hint={t('textHint')}
        error={errors.text ? t('errors.text', { count: TEXT_LENGTH_MIN }) : undefined}
      >
        {(ids) => (
          <textarea
            className="input support-text"
            rows={5}
            maxLength={TEXT_LENGTH_MAX}
            {...ids}
            {...form.register('text', { validate: (text) => text.trim().length >= TEXT_LENGTH_MIN })}
          />
        )}
      </Field>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={send.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
