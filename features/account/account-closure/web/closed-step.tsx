import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { SignInStepProps } from '#ui/feature.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDayText } from '#ui/time/day-text.ts'
import { CLAIM_PATH, type ClosedAccount, eraseClosed, getClosed, reopenAccount } from '../contract.ts'

/** The sign-in step of a closed account: reopen it while possible, or request erasure. */
export default function ClosedStep({ onSignedIn, onBack }: SignInStepProps) {
  const t = useTranslations('account-closure')
  const { data, isError } = useQuery({ ...queryOf(useApi(), getClosed), staleTime: 0 })
  const closed = data?.data.closed
  return (
    <div className="grid gap-4">
      {!data && !isError ? <div className="skeleton h-48 rounded-card" /> : null}
      {isError || (data && !closed) ? <FieldError>{t('refusals.sign-in-again')}</FieldError> : null}
      {closed ? <Closed closed={closed} onSignedIn={onSignedIn} /> : null}
      {onBack ? (
        <button type="button" className="text-link justify-self-center py-3 text-[14px]/5" onClick={onBack}>
          {t('signInOtherwise')}
        </button>
      ) : null}
    </div>
  )
}

function Closed({ closed, onSignedIn }: { closed: ClosedAccount; onSignedIn: () => Promise<void> }) {
  const t = useTranslations('account-closure')
  const amount = useAmount()
  const { reopen, erase, isBusy, error } = useWays(onSignedIn)
  const dayText = useDayText()
  const day = (at: string): string => dayText(at, 'long')
  return (
    <>
      <div className="flex gap-3" role="status">
        <Icon name="lock-key-fill" className="mt-1 size-6 flex-none text-second" />
        <div className="grid gap-2 text-[16px]/6">
          <p className="text-[18px]/6 font-bold">{t('closedSince', { at: day(closed.closedAt) })}</p>
          <p>{t(closed.mayReopen ? 'mayReopen' : closed.isFinal ? 'isFinal' : 'isExcluded', { until: day(closed.until) })}</p>
          {closed.winnings > 0 ? (
            <p>
              {t('stillOwed', { winnings: amount('winnings', closed.winnings) })}{' '}
              <LocalLink className="text-link" to={CLAIM_PATH}>
                {t('claim.send')}
              </LocalLink>
            </p>
          ) : null}
          {closed.kind === 'erase' ? <p className="text-muted">{t('willErase')}</p> : null}
        </div>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      {closed.mayReopen ? (
        <button type="button" className="button w-full" aria-busy={isBusy} disabled={isBusy} onClick={reopen}>
          {t('reopen')}
        </button>
      ) : null}
      {closed.kind === 'close' ? (
        <button type="button" className="button w-full" data-kind="quiet" disabled={isBusy} onClick={erase}>
          {t('eraseToo')}
        </button>
      ) : null}
    </>
  )
}

function useWays(onSignedIn: () => Promise<void>) {
  const t = useTranslations('account-closure.refusals')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [refusal, setRefusal] = useState<string>()
  const anew = () => queries.invalidateQueries({ queryKey: keyOf(getClosed) })
  const reopening = useMutation({
    mutationFn: () => api.call(reopenAccount),
    onSuccess: (reply) => (reply.success ? onSignedIn() : setRefusal(t(reply.reasonType))),
  })
  const erasing = useMutation({
    mutationFn: () => api.call(eraseClosed),
    onSuccess: (reply) => (reply.success ? anew() : setRefusal(t(reply.reasonType))),
  })
  const failure = reopening.error ?? erasing.error
  return {
    reopen: () => reopening.mutate(),
    erase: () => erasing.mutate(),
    isBusy: reopening.isPending || erasing.isPending,
    error: failure ? failureText(failure) : refusal,
  }
}
