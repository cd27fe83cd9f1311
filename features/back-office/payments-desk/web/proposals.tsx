import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { decideRefund, type RefundProposal } from '../contract.ts'
import { dollars, timeText } from '#ui/parts/operator-text.ts'
import { LOST, REASONS, REFUSALS } from './texts.ts'

interface ProposalsProps {
  readonly proposals: readonly RefundProposal[]
  readonly mayApprove: boolean
  readonly onChanged: () => void
}

/** Refunds above the limit of one person. */
export const Proposals = ({ proposals, mayApprove, onChanged }: ProposalsProps) => (
  <section className="grid min-w-0 gap-3" aria-label="Refunds to approve">
    <h2 className="text-[18px]/6 font-bold">Refunds to approve</h2>
    <ul className="grid gap-3">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="card p-4">
          <Proposal proposal={proposal} mayApprove={mayApprove} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  </section>
)

interface ProposalProps extends Omit<ProposalsProps, 'proposals'> {
  readonly proposal: RefundProposal
}

export function Proposal({ proposal, mayApprove, onChanged }: ProposalProps) {
  const { id, order, title, player, cents, reason, why, by, isYours, at } = proposal
  const api = useApi()
  const send = (isApproved: boolean) => async (said: string) => {
    const reply = await api.call(decideRefund, { body: { id, cents, isApproved, why: said } }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSALS[reply.reasonType]
    onChanged()
    return undefined
  }
  return (
    <div className="grid gap-3">
      <p>
        <b>{dollars(cents)}</b> of{' '}
        <LocalLink className="text-link" to={`/operator/payments/${order}`}>
          {title}
        </LocalLink>{' '}
        to {player.login}
      </p>
      <p className="text-[14px]/5 text-muted">
        {REASONS[reason]}: “{why}”. Proposed by {by}, {timeText(at)}.
      </p>
      {mayApprove && !isYours ? <ReasonForm label="Reason for approval" action="Approve" onSend={send(true)} /> : null}
      {isYours ? <p className="text-[14px]/5">A second operator approves your proposal.</p> : null}
      {isYours ? <NeedsSecond right="payments-approve" for="It" /> : null}
      {mayApprove ? <ReasonForm label="Reason for rejection" action="Reject" kind="quiet" onSend={send(false)} /> : null}
    </div>
  )
}
