import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import type { Redemption, RedemptionOverview, RedemptionState } from '#features/store/redemptions/contract.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { Field, FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { AccountChoice } from './account-choice.tsx'
import { useAnswerQuestion, useChangeAccount } from './queries.ts'
import { useReasonText, useStateTexts } from './reason-text.ts'
import { useAccountTitle } from './account-title.ts'

interface RequestCardProps {
  readonly request: Redemption
  readonly overview: RedemptionOverview
}

/** A request: where it is, who acts next and by when, or how it ended. It cannot be taken back. */
export function RequestCard({ request, overview }: RequestCardProps) {
  const t = useTranslations('wallet')
  const price = usePrice()
  const day = useDayText()
  const reason = useReasonText(overview)
  const titleOf = useAccountTitle()
  const texts = useStateTexts(request)
  const { state, owner, account, cents, askedCents, withheldCents } = request
  return (
    <section className="card redeem-request" aria-live="polite">
      <header>
        <h2>{texts.title}</h2>
        {owner ? (
          <span className="redeem-owner" data-owner={owner}>
            {t(`owners.${owner}`)}
          </span>
        ) : null}
      </header>
      <p className="redeem-figure">{price(cents - withheldCents)}</p>
      {state === 'refused' ? null : <Milestones state={state} />}
      <p className="text-[16px]/6 font-semibold">{request.reason ? reason(request.reason, request) : texts.text}</p>
      {request.reason ? <p>{texts.text}</p> : null}
      <Due request={request} />
      <NextStep request={request} overview={overview} />
      <p className="redeem-facts">
        {account ? <span>{t('request.to', { account: titleOf(account.title) })}</span> : null}
        <span>{t('request.on', { date: day(request.requestedAt * SECOND_MS) })}</span>
        {askedCents > cents ? <span>{t('request.part', { asked: price(askedCents) })}</span> : null}
        {withheldCents > 0 ? <span>{t('request.withheld', { amount: price(withheldCents) })}</span> : null}
      </p>
    </section>
  )
}

function Due({ request: { dueAt, state } }: { request: Redemption }) {
  const t = useTranslations('wallet.request')
  const dateTime = useDateTimeText()
  if (dueAt === null) return null
  return (
    <p className="redeem-due">
      <Icon name="hourglass-medium-fill" className="size-5 flex-none" />
      {t(state === 'waiting' ? 'continues' : 'due', { date: dateTime(dueAt * SECOND_MS) })}
    </p>
  )
}

/** What the player must do, if anything. */
function NextStep({ request, overview }: RequestCardProps) {
  const t = useTranslations('wallet')
  const { state, reason } = request
  if (state === 'needs-method' || (state === 'needs-player' && reason === 'other-account')) {
    return <OtherAccount request={request} overview={overview} />
  }
  if (state === 'needs-player' && reason === 'verify-identity') {
    return (
      <LocalLink to="/profile/verification" className="button w-fit max-sm:w-full">
        {t('toVerification')}
      </LocalLink>
    )
  }
  return request.question === null ? null : <Answer id={request.id} question={request.question} />
}

/** What an operator asks, and the player's answer to it. */
function Answer({ id, question }: { readonly id: string; readonly question: string }) {
  const t = useTranslations('wallet.request')
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useAnswerQuestion(id)
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) mutate(text.trim())
      }}
    >
      <blockquote className="redeem-note whitespace-pre-wrap">{question}</blockquote>
      <Field label={t('answer')} hint={t('answerHint')}>
        {(ids) => (
          <textarea
            {...ids}
            className="input h-auto min-h-24 py-3"
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error ? <FieldError>{failureText(error)}</FieldError> : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={isPending || text.trim() === ''}>
          {t('send')}
        </button>
        <LocalLink to="/profile/documents" className="button" data-kind="quiet">
          {t('toDocuments')}
        </LocalLink>
      </div>
    </form>
  )
}

function OtherAccount({ request, overview: { accounts } }: RequestCardProps) {
  const t = useTranslations('wallet')
  const failureText = useFailureText()
  const { mutate, isPending, error } = useChangeAccount(request.id)
  const others = accounts.filter(({ id }) => request.reason !== 'payout-failed' || id !== request.account?.id)
  const [chosen, choose] = useState<string>()
  const picked = others.find(({ id }) => id === chosen) ?? others[0]
  if (!picked) return <NoAccount />
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(picked.id)
      }}
    >
      <AccountChoice accounts={others} legend={t('form.account')} chosen={picked.id} onChoose={choose} />
      {error ? <FieldError>{failureText(error)}</FieldError> : null}
      <SubmitButton isPending={isPending}>{t('accounts.use')}</SubmitButton>
    </form>
  )
}

/** The account is added beside the page's middle, or below it on small screens. */
function NoAccount() {
  const t = useTranslations('wallet.accounts')
  return (
    <a href="#payout-accounts" className="button w-fit max-sm:w-full">
      {t('more')}
    </a>
  )
}

const MILESTONES = ['requested', 'approved', 'sent', 'paid'] as const

const REACHED: Readonly<Record<RedemptionState, number>> = {
  deciding: 0,
  waiting: 0,
  review: 0,
  'needs-player': 0,
  refused: 0,
  approved: 1,
  sending: 1,
  unknown: 1,
  'needs-method': 1,
  sent: 2,
  paid: 3,
}

function Milestones({ state }: { state: RedemptionState }) {
  const t = useTranslations('wallet.request.steps')
  const reached = REACHED[state]
  return (
    <ol className="redeem-steps">
      {MILESTONES.map((step, at) => (
        <li key={step} data-is-done={at <= reached} {...(at === reached ? { 'aria-current': 'step' as const } : {})}>
          <span aria-hidden="true">{at <= reached ? <Icon name="check-bold" className="size-3.5" /> : null}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
