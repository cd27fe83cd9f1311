import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listReviews, decideReview, type Review } from '../../shared/operator-contract.ts'
import { useState } from 'react'
import type { InputOf } from '#kernel/contract.ts'
import { RejectChoice } from '#ui/form/reject-choice.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import type { VerificationReason } from '../../contract.ts'

/** Where operators review provider decisions. English only: it is for operators. */
export default function VerificationQueue() {
  return (
    <DeskPage title="Verification">
      {({ may }) => (
        <DeskData of={listReviews}>
          {({ reviews }, reload) => (
            <Reviews reviews={reviews} mayDecide={may('players-decide')} onDecided={() => void reload()} />
          )}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface ReviewsProps {
  readonly reviews: readonly Review[]
  readonly mayDecide: boolean
  readonly onDecided: () => void
}

function Reviews({ reviews, mayDecide, onDecided }: ReviewsProps) {
  if (reviews.length === 0) return <QueueEmpty>No reviews are waiting.</QueueEmpty>
  return (
    <ul className="grid gap-4">
      {reviews.map((review) => (
        <li key={review.id} className="card grid gap-4 p-4 lg:grid-cols-[1fr_280px]">
          <Facts review={review} />
          {mayDecide ? <Decide review={review} onDecided={onDecided} /> : null}
        </li>
      ))}
    </ul>
  )
}

const REASONS: Readonly<Record<VerificationReason, string>> = {
  'details-differ': 'Details don’t match the account',
  'under-age': 'Underage',
  'document-unreadable': 'Document unreadable',
  'document-expired': 'Document expired',
  'not-recognised': 'Not the person on the document',
  altered: 'Document looks altered',
}

type Decision = InputOf<typeof decideReview>['body']['decision']

const PROBLEMS = { decided: 'Another operator has already decided.', 'wants-reason': 'Choose a reason first.' } as const

interface DecideProps {
  readonly review: Review
  readonly onDecided: () => void
}

function Decide({ review, onDecided }: DecideProps) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const decide = async (decision: Decision, reason: VerificationReason | null = null) => {
    setBusy(true)
    const reply = await api.call(decideReview, { body: { id: review.id, decision, reason } }).catch(() => undefined)
    setBusy(false)
    if (!reply) return setProblem('Saving failed. Try again.')
    setProblem(reply.success ? '' : PROBLEMS[reply.reasonType])
    if (reply.success || reply.reasonType === 'decided') onDecided()
  }
  return (
    <div className="grid content-start gap-2">
      <button type="button" className="button" disabled={isBusy} onClick={() => void decide('approved')}>
        Identity confirmed
      </button>
      <RejectChoice
        label={`Why ${review.player.login} is rejected`}
        reasons={REASONS}
        isBusy={isBusy}
        onReject={(reason) => void decide('rejected', reason)}
      />
      <button type="button" className="button" data-kind="quiet" disabled={isBusy} onClick={() => void decide('duplicate')}>
        Has another account
      </button>
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  )
}

const verdictText = (outcome: Review['outcome'], reason: VerificationReason | null): string => {
  if (outcome === 'duplicate') return 'Taken for another account of the same person'
  return reason ? `Rejected (${REASONS[reason]})` : 'Rejected without a reason'
}

/** The player's own data beside what the provider saw. */
function Facts({ review: { player, seen, sameAs, note, outcome, reason, provider, askedAt } }: { review: Review }) {
  const rows = [
    ['Name', [player.name, player.surname].filter(Boolean).join(' '), seen ? `${seen.name} ${seen.surname}` : ''],
    ['Born', player.birthDate, seen?.birthDate ?? ''],
    ['State, country', player.state, seen?.documentCountry ?? ''],
  ] as const
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-[18px]/6 font-bold">{player.login}</h2>
      <p className="text-muted">
        {verdictText(outcome, reason)} by {provider}. Asked {timeText(askedAt)}.
      </p>
      <DeskTable label={`Facts of ${player.login}`} heads={['Fact', 'Account', 'Seen by the provider']}>
        {rows.map(([label, told, saw]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label="Account">{told || '–'}</td>
            <td
              data-label="Seen by the provider"
              className={saw && saw !== told && label !== 'State, country' ? 'font-bold text-accent' : undefined}
            >
              {saw || '–'}
            </td>
          </tr>
        ))}
      </DeskTable>
      {sameAs.length > 0 ? <p className="font-semibold text-accent">The same person as: {sameAs.join(', ')}</p> : null}
      {note ? <blockquote className="rounded-control bg-page/60 p-3 whitespace-pre-wrap hairline">{note}</blockquote> : null}
    </div>
  )
}
