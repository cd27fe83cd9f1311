import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { ReachLine } from '#ui/parts/reach-line.tsx'
import { getPhone, type PhoneState } from '../contract.ts'
import { asWritten } from '#kernel/phone.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { PhoneNumberForm } from './phone-number-form.tsx'

/** The polling interval while a message is being delivered. */
const ASK_EVERY_MS = 2 * SECOND_MS

/** The number, and the form that confirms one. */
export default function PhoneCard() {
  const t = useTranslations('phone')
  const { isOffered, phone, pending } = usePhone()
  const [wantsOther, setWantsOther] = useState(false)
  if (phone && !wantsOther && !pending) {
    return (
      <>
        <ReachLine isConfirmed text={t('confirmed')}>
          {asWritten(phone)}
        </ReachLine>
        {isOffered ? (
          <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => setWantsOther(true)}>
            {t('changeNumber')}
          </button>
        ) : null}
      </>
    )
  }
  if (!isOffered) return <p className="text-muted">{t('unoffered')}</p>
  if (pending && !wantsOther) {
    return <PhoneCodeForm key={pending.phone} pending={pending} onOther={() => setWantsOther(true)} />
  }
  const stop = phone || pending ? () => setWantsOther(false) : undefined
  return <PhoneNumberForm isKept={phone !== null} onSent={() => setWantsOther(false)} onStop={stop} />
}

function usePhone(): PhoneState {
  const { data } = useSuspenseQuery({
    ...queryOf(useApi(), getPhone),
    refetchInterval: ({ state }) => (state.data?.data.pending?.delivery === 'sending' ? ASK_EVERY_MS : false),
  })
  return data.data
}
