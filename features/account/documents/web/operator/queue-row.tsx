import { useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { RejectChoice } from '#ui/form/reject-choice.tsx'
import { saveBytes } from '#ui/parts/save-file.ts'
import { UnreadFiles } from '#ui/parts/unread-files.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import type { RejectReason } from '../../contract.ts'
import { decideDocument, type DeskDocument, openDocument } from '../../shared/operator-contract.ts'

type Opened = ReplyOf<typeof openDocument>['data']

/** What the audit trail says of a document. */
const ENTRIES: Readonly<Record<string, string>> = {
  'document-sent': 'sent',
  'document-opened': 'opened',
  'document-accepted': 'accepted',
  'document-rejected': 'rejected',
  'document-taken-back': 'taken back',
}

const REASONS: Readonly<Record<RejectReason, string>> = {
  unreadable: 'Unreadable',
  cropped: 'Part of it is cut off',
  expired: 'Expired or too old',
  'wrong-kind': 'Not the selected document type',
  'details-differ': 'Doesn’t match the account details',
  altered: 'Looks altered',
}

const KINDS = { identity: 'Identity document', address: 'Proof of address', payment: 'Payment account' } as const

interface QueueRowProps {
  readonly document: DeskDocument
  readonly onDecided: () => void
}

/** The sender beside the document, and the decision. Opened deliberately: each view is logged. */
export function QueueRow({ document, onDecided }: QueueRowProps) {
  const { id, player } = document
  const api = useApi()
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState('')
  const open = () =>
    api
      .call(openDocument, { body: { id } })
      .then(({ data }) => setOpened(data))
      .catch(() => setProblem('The document couldn’t be opened. Try again.'))
  const decide = async (reason: RejectReason | null) => {
    const reply = await api.call(decideDocument, { body: { id, reason } }).catch(() => undefined)
    if (!reply) return setProblem('The decision couldn’t be saved. Try again.')
    if (!reply.success) setProblem('Another operator has already decided.')
    onDecided()
  }
  return (
    <li className="card grid gap-4 p-4 lg:grid-cols-[320px_1fr]">
      <div className="grid content-start gap-3">
        <h2 className="text-[18px]/6 font-bold">{KINDS[document.kind]}</h2>
        <Facts document={document} />
        {document.alsoSentBy.length > 0 ? (
          <p role="alert" className="font-semibold text-accent">
            The same file was also sent by {document.alsoSentBy.join(', ')}
          </p>
        ) : null}
        {document.state === 'waiting' && opened ? <Decision login={player.login} onDecide={decide} /> : null}
        {document.state === 'waiting' ? null : <Decided document={document} />}
        {opened ? null : (
          <button type="button" className="button w-full" data-kind="quiet" onClick={() => void open()}>
            {document.state === 'waiting' ? 'Open it to decide' : 'Open the document'}
          </button>
        )}
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      {opened ? <Shown opened={opened} name={document.name || id} /> : null}
    </li>
  )
}

function Facts({ document: { player, name, bytes, type, sentAt, isVerified } }: { document: DeskDocument }) {
  const facts = [
    ['Player', `${player.login}${isVerified ? ' (verified)' : ''}`],
    ['Name', [player.name, player.surname].filter(Boolean).join(' ') || 'not given'],
    ['Born', player.birthDate],
    ['Address', player.address || 'not given'],
    ['File', `${name || 'no name'} · ${type} · ${Math.ceil(bytes / 1_024)} KB`],
    ['Sent', timeText(sentAt)],
  ] as const
  return (
    <dl className="grid grid-cols-[80px_1fr] gap-x-3 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Decided = ({ document: { state, reason, decidedAt } }: { document: DeskDocument }) => (
  <p>
    {state === 'accepted' ? 'Accepted' : `Rejected: ${reason ? REASONS[reason] : ''}`}
    {decidedAt ? `, ${timeText(decidedAt)}` : ''}
  </p>
)

function Decision({ login, onDecide }: { login: string; onDecide: (reason: RejectReason | null) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const decide = (what: RejectReason | null) => {
    setBusy(true)
    void onDecide(what).finally(() => setBusy(false))
  }
  return (
    <div className="grid gap-2">
      <button type="button" className="button" disabled={isBusy} onClick={() => decide(null)}>
        Accept
      </button>
      <RejectChoice label={`Why the document of ${login} is rejected`} reasons={REASONS} isBusy={isBusy} onReject={decide} />
    </div>
  )
}

/** Images are shown inline; a PDF is downloaded, because our pages must not run embedded content. */
function Shown({ opened: { type, content, seen, unreadFiles }, name }: { opened: Opened; name: string }) {
  return (
    <div className="grid content-start gap-3">
      {type === 'application/pdf' ? (
        <button type="button" className="button w-fit" onClick={() => saveBytes(`${name}.pdf`, content, type)}>
          Save the PDF
        </button>
      ) : (
        <img
          src={`data:${type};base64,${content}`}
          alt="The document"
          className="max-h-[70vh] w-fit max-w-full rounded-control"
        />
      )}
      <UnreadFiles files={unreadFiles} rows="views and decisions" />
      <ul className="text-[13px]/5 text-muted">
        {seen.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {timeText(at)}: {ENTRIES[what] ?? what} ({by})
          </li>
        ))}
      </ul>
    </div>
  )
}
