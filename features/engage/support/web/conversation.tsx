import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { Ticket } from '../contract.ts'
import { TEXT_LENGTH_MAX } from '../shared/rules.ts'
import { useGoOn } from './queries.ts'

/** The messages of one question and the reply form. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('support')
  const dateTime = useDateTimeText()
  const goOn = useGoOn(ticket)
  const form = useForm({ defaultValues: { text: '' } })
  const submit = useSubmit(form, async ({ text }, key) => {
    await goOn.mutateAsync({ text: text.trim(), key })
    form.reset()
  })
  const { errors } = form.formState
  return (
    <section className="card support-talk" aria-label={t('talkAbout', { topic: t(`topics.${ticket.topic}`) })}>
      <header className="support-talk-head">
        <h3>{t(`topics.${ticket.topic}`)}</h3>
        <p className="support-state" data-state={ticket.state}>
          {t(`states.${ticket.state}`)}
        </p>
      </header>
      <ol className="support-messages" aria-live="polite">
        {ticket.messages.map(({ from, text, at }, place) => (
          <li key={place} data-from={from}>
            <p className="support-meta">
              {t(from)} · <time dateTime={at}>{dateTime(at, 'short')}</time>
            </p>
            <p className="support-words">{text}</p>
          </li>
        ))}
      </ol>
      <form className="support-reply" noValidate onSubmit={submit}>
        <textarea
          className="input support-text"
          rows={2}
          maxLength={TEXT_LENGTH_MAX}
          aria-label={t('reply')}
          placeholder={t('reply')}
          {...form.register('text', { validate: (text) => text.trim() !== '' })}
        />
        <SubmitButton isPending={goOn.isPending}>{t('send')}</SubmitButton>
        {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      </form>
    </section>
  )
}
