import type { ReactNode } from 'react'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { dollars, idText, timeText } from '#ui/parts/operator-text.ts'
import { factName, factText } from '#ui/parts/stored-fact.ts'
import type { RedemptionReason } from '../../contract.ts'
import type { WaitingRedemption } from '../../shared/operator-contract.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { REASONS, STATES, VERDICTS } from './texts.ts'

interface RedemptionRecordProps {
  readonly request: WaitingRedemption
  readonly mayDecide: boolean
  readonly onDecided: () => void
}

/** A request with what the rules found, the facts they looked at, and the decision. */
export function RedemptionRecord({ request, mayDecide, onDecided }: RedemptionRecordProps) {
  const { state, player, cents, askedCents, account, reason, rules, requestedAt, dueAt, sharedWith, approval, claim } = request
  const facts = [
    ['Player', player.login],
    ['Verified name', player.name || 'None'],
    ['State', player.state],
    ['Account opened', timeText(player.openedAt)],
    ['Pays out to', account],
    ['Requested', timeText(requestedAt)],
    ['Due', dueAt === null ? 'No date' : timeText(dueAt)],
  ] as const
  return (
    <article className="card grid gap-4 p-4" aria-label={`Redemption of ${player.login}`}>
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-[22px]/7 font-bold tabular-nums">{dollars(cents)}</h2>
        <Tag {...STATES[state]} />
        {reason ? <span className="text-muted">{reasonText(reason, rules)}</span> : null}
        {askedCents > cents ? <span className="text-muted">of {dollars(askedCents)} asked for</span> : null}
      </header>
      {approval ? (
        <p className="operator-said">
          {approval.by} approved {dollars(approval.cents)}.{' '}
          {approval.isYours ? 'A second operator has to agree.' : 'You may agree.'}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px]/5 text-muted">{label}</dt>
            <dd className="font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {claim ? (
        <p className="operator-alert">
          Claimed for {claim.holder} with the reference of a closed account. {claim.by} verified the person: “{claim.identity}”
        </p>
      ) : null}
      {sharedWith.length > 0 ? (
        <p className="font-semibold text-accent">The same payout account as: {sharedWith.join(', ')}</p>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Rules request={request} />
        <div className="grid gap-4">
          {state === 'review' && mayDecide ? <DecisionPanel request={request} onDecided={onDecided} /> : null}
          <Questions request={request} />
          <Trail request={request} />
        </div>
      </div>
    </article>
  )
}

/** A rule is named by what passes it. */
const reasonText = (reason: RedemptionReason, rules: WaitingRedemption['rules']): string =>
  rules.some(({ code }) => code === reason) ? `Not met: ${REASONS[reason]}` : REASONS[reason]

const Tag = ({ text, tone }: { readonly text: string; readonly tone?: 'good' | 'warm' | 'bad' }) => (
  <span className="operator-tag" data-tone={tone}>
    {text}
  </span>
)

function Rules({ request: { rules, facts } }: { readonly request: WaitingRedemption }) {
  if (rules.length === 0) return <p className="text-muted">The rules haven’t run yet.</p>
  return (
    <div className="grid gap-2">
      <DeskTable label="Rules" heads={['Rule', 'Passes if', 'Result']} onPhones="stay">
        {rules.map(({ id, code, verdict }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{REASONS[code]}</td>
            <td>
              <Tag {...VERDICTS[verdict]} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <Fold title="Facts of this run">
        <dl className="grid gap-1 text-[13px]/5">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{factName(name)}</dt>
              <dd className="break-all tabular-nums">{factText(name, value)}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}

function Questions({ request: { questions } }: { readonly request: WaitingRedemption }) {
  if (questions.length === 0) return null
  return (
    <ul className="grid gap-3">
      {questions.map(({ question, askedBy, askedAt, answer, answeredAt }) => (
        <li key={askedAt} className="grid gap-2 rounded-control bg-page/60 p-3 hairline">
          <p className="text-[13px]/5 text-muted">
            {askedBy}, {timeText(askedAt)}
          </p>
          <p className="font-semibold">{question}</p>
          {answer === null || answeredAt === null ? (
            <p className="text-muted">Not answered yet.</p>
          ) : (
            <>
              <blockquote className="whitespace-pre-wrap">{answer}</blockquote>
              <p className="text-[13px]/5 text-muted">Answered {timeText(answeredAt)}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Trail({ request: { id, rules, steps, payouts } }: { readonly request: WaitingRedemption }) {
  return (
    <Fold title="Steps and payouts">
      <ol className="grid gap-1 text-[13px]/5">
        {steps.map(({ state, reason, actor, at }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps never change or move
          <li key={nth} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {STATES[state].text}
              {reason ? ` (${reasonText(reason, rules)})` : null}, by {actor}
            </span>
            <span className="text-muted tabular-nums">{timeText(at)}</span>
          </li>
        ))}
      </ol>
      <ul className="grid gap-1 pt-3 text-[13px]/5">
        {payouts.map((payout) => (
          <li key={payout.id} className="break-all">
            {payout.id}: {dollars(payout.cents)}, {payout.state}
            {payout.code ? ` (${idText(payout.code).toLowerCase()})` : null}
          </li>
        ))}
      </ul>
      <p className="pt-3 text-[12.5px]/4 break-all text-muted">{id}</p>
    </Fold>
  )
}

const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details>
    <summary className="text-link w-fit py-2">{title}</summary>
    {children}
  </details>
)
