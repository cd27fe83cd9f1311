import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { decideApplication, type PartnerTerms, type WaitingApplication } from '../../shared/operator-contract.ts'
import { TermsForm } from './terms-form.tsx'

const REFUSED = {
  'no-application': 'The application is gone. Reload the page.',
  'no-account': 'The applicant has no account at this brand yet. Ask them to sign up and confirm this email.',
  'decided-otherwise': 'Another operator has decided. Reload the page.',
} as const

interface ApplicationCardProps {
  readonly application: WaitingApplication
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

/** One application, and the decision about it. */
export function ApplicationCard({ application, mayWrite, onChanged }: ApplicationCardProps) {
  const api = useApi()
  const { id, name, email, website, message, appliedAt, login } = application
  const send = async (terms: PartnerTerms | null, why: string) => {
    const reply = await api.call(decideApplication, { body: { applicationId: id, terms, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Check the fields and try again.'
    if (!reply.success) return REFUSED[reply.reasonType]
    onChanged()
    return undefined
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="text-[18px]/6 font-bold break-words">{name}</h3>
      <p className="break-words">
        {email} · {website}
      </p>
      {message ? <p className="break-words whitespace-pre-line">{message}</p> : null}
      <p className="text-muted">
        Applied on {appliedAt.slice(0, 10)}. {login ? `Account: ${login}.` : 'No account with this email, confirmed, yet.'}
      </p>
      {mayWrite && login ? <TermsForm label={`Why ${name} is admitted`} action="Admit" onSend={send} /> : null}
      {mayWrite ? (
        <ReasonForm label={`Why ${name} is declined`} action="Decline" kind="danger" onSend={(why) => send(null, why)} />
      ) : null}
    </li>
  )
}
