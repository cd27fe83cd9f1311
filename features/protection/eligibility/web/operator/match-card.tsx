import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { decideMatch, type EligibilityMatch } from '../../shared/operator-contract.ts'

export const REASONS = { staff: 'Staff', household: 'Household', affiliate: 'Affiliate' } as const

const KINDS: Readonly<Record<EligibilityMatch['kinds'][number], string>> = {
  mail: 'email',
  phone: 'phone',
  identity: 'verified name and birth date',
  address: 'street address',
  name: 'name',
  account: 'affiliate account',
  application: 'affiliate application',
}
const STATES = {
  open: { text: 'To decide', tone: 'warm' },
  barred: { text: 'Entries closed', tone: 'bad' },
  cleared: { text: 'Cleared', tone: 'good' },
} as const

interface MatchCardProps {
  readonly match: EligibilityMatch
  readonly mayDecide: boolean
  readonly onChanged: () => void
}

/** An account, whom it matches and by what, and the decision. */
export function MatchCard({ match, mayDecide, onChanged }: MatchCardProps) {
  const api = useApi()
  const { player, subject, whom, reason, kinds, foundAt, state, decided } = match
  const send = (isBarred: boolean) => async (why: string) => {
    const body = { playerId: player.id, subject, isBarred, why }
    const reply = await api.call(decideMatch, { body }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    if (!reply.success) return 'The account doesn’t match anymore. Reload the page.'
    onChanged()
    return undefined
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="text-[18px]/6 font-bold break-words">
        {player.login} ({player.brand}){' '}
        <span className="operator-tag" data-tone={STATES[state].tone}>
          {STATES[state].text}
        </span>
      </h3>
      <p>
        Matches {whom} ({REASONS[reason].toLowerCase()}) by {kinds.map((kind) => KINDS[kind]).join(', ')}, seen first on{' '}
        {foundAt.slice(0, 10)}.
      </p>
      <p className="text-muted break-all">{player.id}</p>
      {decided ? (
        <p className="text-muted">
          Decided by {decided.by} on {decided.at.slice(0, 10)}: “{decided.why}”.
        </p>
      ) : null}
      {mayDecide && state !== 'cleared' ? (
        <ReasonForm label="Why this is another person" action="Clear the account" kind="quiet" onSend={send(false)} />
      ) : null}
      {mayDecide && state !== 'barred' ? (
        <ReasonForm label="Why this is the same person" action="Close entries" kind="danger" onSend={send(true)} />
      ) : null}
    </li>
  )
}
