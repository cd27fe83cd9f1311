import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '#ui/form/field.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { NOTE_LENGTH_MAX } from '../contract.ts'
import { useAskPerson } from './queries.ts'

/** A machine's no is not the last word. */
export function AskPerson() {
  const t = useTranslations('verification')
  const [note, setNote] = useState('')
  const { mutate, isPending } = useAskPerson()
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(note)
  }
  return (
    <AccountCard title={t('askTitle')} text={t('askText')}>
      <form method="post" className="grid gap-4" onSubmit={send}>
        <Field label={t('askLabel')}>
          {(ids) => (
            <textarea
              {...ids}
              className="input h-auto min-h-24 py-3"
              maxLength={NOTE_LENGTH_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button w-fit max-sm:w-full" data-kind="quiet" disabled={isPending}>
          {t('ask')}
        </button>
      </form>
    </AccountCard>
  )
}
