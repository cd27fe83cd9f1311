import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useDayText } from '#ui/time/day-text.ts'
import { SupportLink } from '#ui/parts/support-link.tsx'
import type { Claim, ClaimState } from '../contract.ts'

/** The states in which the person has to do something. */
const ASKING: readonly ClaimState[] = ['ready', 'contact', 'account-needed', 'refused']

interface ClaimCardProps {
  readonly claim: Claim
  readonly onAgain: () => void
}

/** Where a claim is, what is asked of the person, and how long it takes. */
export function ClaimCard({ claim: { state, winnings, dueAt, endedAt }, onAgain }: ClaimCardProps) {
  const t = useTranslations('account-closure.claim')
  const amount = useAmount()
  const day = useDayText()
  const at = dueAt ?? endedAt
  return (
    <div className="card grid gap-5 p-6 max-sm:p-4" role="status">
      <div className="grid gap-1">
        <p className="text-[14px]/5 text-muted">{t(state === 'paid' ? 'paidAmount' : 'amount')}</p>
        <p className="text-[28px]/9 font-extrabold tabular-nums">{amount('winnings', winnings)}</p>
      </div>
      <div className="grid gap-2">
        <h2 className="text-[20px]/7 font-bold">{t(`states.${state}.title`)}</h2>
        <p>{t(`states.${state}.text`)}</p>
        {at ? <p className="text-muted">{t(dueAt ? 'due' : 'ended', { at: day(at, 'long') })}</p> : null}
      </div>
      {ASKING.includes(state) ? (
        <ol className="grid list-decimal gap-2 pl-5">
          {(['write', 'prove', 'wait'] as const).map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {state === 'closing' ? (
          <LocalLink className="button" to="/signin">
            {t('signIn')}
          </LocalLink>
        ) : null}
        {ASKING.includes(state) ? <SupportLink className="button" /> : null}
        <button type="button" className="button" data-kind="quiet" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </div>
  )
}
