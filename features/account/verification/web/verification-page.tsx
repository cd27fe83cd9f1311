import { type FormEvent, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getVerification, NOTE_LENGTH_MAX } from '../contract.ts'
import { useRequestReview } from './queries.ts'
import { NextStep, StatusCard } from './status-card.tsx'

const REASONS = ['account', 'prizes', 'age', 'kept'] as const

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getVerification)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The verification status, its reason, and the available steps. */
export default function VerificationPage() {
  const t = useTranslations('verification')
  const status = useSuspenseQuery(queryOf(useApi(), getVerification)).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <div className="grid gap-4">
          <StatusCard status={status}>
            <NextStep status={status} />
          </StatusCard>
          {status.mayRequestReview ? <RequestReview /> : null}
        </div>
        <AccountCard title={t('whyTitle')}>
          <ul className="grid gap-3">
            {REASONS.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Icon name="check-circle-fill" className="mt-0.5 size-5 flex-none text-second" />
                {t(`why.${reason}`)}
              </li>
            ))}
          </ul>
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}

/** Requests an operator's review of a provider's refusal. */
function RequestReview() {
  const t = useTranslations('verification')
  const [note, setNote] = useState('')
  const { mutate, isPending } = useRequestReview()
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
