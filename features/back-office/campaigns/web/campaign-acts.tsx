import { useState } from 'react'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { draftCampaign } from '../contract.ts'
import { type CampaignAct, type CampaignOnDesk, changeCampaign, decideCampaign } from '../shared/operator-contract.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { LOST, REFUSALS } from './states.tsx'

interface CampaignActsProps {
  readonly campaign: CampaignOnDesk
  readonly role: OperatorRole
  /** Whether the form has no unsaved changes. */
  readonly isSaved: boolean
  readonly onChanged: () => Promise<unknown>
}

type Act = CampaignAct | 'approve' | 'return'

interface Offer {
  readonly act: Act
  readonly label: string
  readonly why: string
  readonly about: string
  readonly kind?: 'danger' | 'quiet'
}

/** What an operator may do with a campaign now; each needs a reason. */
export function CampaignActs({ campaign, role, isSaved, onChanged }: CampaignActsProps) {
  const api = useApi()
  const navigate = useLocalNavigate()
  const { id, version } = campaign
  const [chosen, setChosen] = useState<Act>()
  const offers = offersFor(campaign, role)
  const offer = offers.find(({ act }) => act === chosen)
  const send = async (act: Act, why: string): Promise<string | undefined> => {
    const body = { version, why }
    const call =
      act === 'approve' || act === 'return'
        ? api.call(decideCampaign, { params: { id }, body: { ...body, isApproved: act === 'approve' } })
        : api.call(changeCampaign, { params: { id }, body: { ...body, act } })
    const reply = await call.catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSALS[reply.reasonType]
    setChosen(undefined)
    const shadow = 'shadow' in reply.data ? (reply.data.shadow as string | null) : null
    if (shadow) navigate(`/operator/campaigns/${shadow}`)
    await onChanged()
    return undefined
  }
  return (
    <section className="card grid gap-3 p-4" aria-label="Actions">
      <h3 className="text-[16px]/6 font-bold">Actions</h3>
      {campaign.state === 'review' ? <Waiting campaign={campaign} role={role} /> : null}
      {(campaign.state === 'review' || campaign.state === 'draft') && mayOperator(role, 'promotions-write') ? (
        <NeedsSecond right="promotions-approve" for="Your campaign" />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {offers.map(({ act, label, kind = 'quiet' }) => (
          <button
            key={act}
            type="button"
            className="button"
            data-kind={act === chosen ? undefined : kind}
            data-size="small"
            aria-expanded={act === chosen}
            disabled={!isSaved}
            onClick={() => setChosen(act === chosen ? undefined : act)}
          >
            {label}
          </button>
        ))}
        {mayOperator(role, 'promotions-write') ? <Derived campaign={campaign} /> : null}
      </div>
      {isSaved ? null : <p className="text-muted">Save or undo your changes first.</p>}
      {offer ? (
        <div className="grid gap-3 border-t border-ink/10 pt-3">
          <p className="text-[14px]/5 text-muted">{offer.about}</p>
          <ReasonForm key={offer.act} label={offer.why} action={offer.label} onSend={(why) => send(offer.act, why)} />
        </div>
      ) : null}
    </section>
  )
}

function Waiting({ campaign, role }: Pick<CampaignActsProps, 'campaign' | 'role'>) {
  const isOwn = [...campaign.writtenBy, campaign.submittedBy].some((person) => person?.isYou)
  const mayApprove = mayOperator(role, 'promotions-approve')
  return (
    <p>
      {isOwn
        ? 'Waiting for another operator: you wrote or submitted this campaign.'
        : mayApprove
          ? 'Waiting for approval by you or another operator who didn’t write it.'
          : 'Waiting for an operator with approval rights.'}
    </p>
  )
}

/** A copy, or a change of a published campaign. */
function Derived({ campaign: { id, version, state, revision, revises } }: Pick<CampaignActsProps, 'campaign'>) {
  const api = useApi()
  const navigate = useLocalNavigate()
  const [problem, setProblem] = useState('')
  const isPublished = state === 'scheduled' || state === 'running' || state === 'paused'
  const draft = async (kind: 'copy' | 'revision') => {
    const from = kind === 'copy' ? { kind, id } : { kind, id, version }
    const reply = await api.call(draftCampaign, { body: { from } }).catch(() => null)
    if (reply?.success) navigate(`/operator/campaigns/${reply.data.id}`)
    else setProblem(reply ? REFUSALS[reply.reasonType] : LOST)
  }
  return (
    <>
      {isPublished && !revision ? (
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void draft('revision')}>
          Draft a change
        </button>
      ) : null}
      {revises ? null : (
        <button type="button" className="button" data-kind="plain" data-size="small" onClick={() => void draft('copy')}>
          Copy
        </button>
      )}
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  )
}

function offersFor({ state, hasRule, isOnEngine, revises, runsToCome }: CampaignOnDesk, role: OperatorRole): readonly Offer[] {
  const offers: Offer[] = []
  const mayWrite = mayOperator(role, 'promotions-write')
  if (state === 'review' && mayOperator(role, 'promotions-approve')) offers.push(APPROVE, RETURN)
  if (!mayWrite) return offers
  if (state === 'draft' && hasRule) offers.push(SUBMIT)
  if (state === 'review') offers.push(WITHDRAW)
  if (isOnEngine && (state === 'running' || state === 'scheduled')) offers.push(PAUSE)
  if (state === 'paused') offers.push(RESUME)
  if (state === 'running' || state === 'paused' || state === 'shadow') offers.push(END)
  if (isOnEngine && !revises && (state === 'draft' || state === 'review')) offers.push(SHADOW)
  if (runsToCome) offers.push(CANCEL_RUNS)
  if (state !== 'running' && state !== 'paused' && state !== 'archived') offers.push(ARCHIVE)
  return offers
}

const APPROVE: Offer = {
  act: 'approve',
  label: 'Approve',
  why: 'Reason for approval',
  about: 'Publishes exactly this version. Review the changes below first.',
}
const RETURN: Offer = {
  act: 'return',
  label: 'Return',
  why: 'Requested changes',
  about: 'Moves it back to draft. Your reason stays in the history.',
}
const SUBMIT: Offer = {
  act: 'submit',
  label: 'Submit for approval',
  why: 'Purpose of the campaign',
  about: 'Sends it to another operator for review. It can’t be edited during the review.',
}
const WITHDRAW: Offer = {
  act: 'withdraw',
  label: 'Withdraw',
  why: 'Reason for withdrawing',
  about: 'Moves it back to draft.',
}
const PAUSE: Offer = {
  act: 'pause',
  label: 'Pause',
  why: 'Reason for pausing',
  about: 'Players earn nothing new until you resume; rewards already earned can still be claimed.',
}
const RESUME: Offer = {
  act: 'resume',
  label: 'Resume',
  why: 'Reason for resuming',
  about: 'Players start earning again right away.',
}
const END: Offer = {
  act: 'end',
  label: 'End now',
  why: 'Reason for ending early',
  about: 'Ends the campaign now and computes its results. This can’t be undone.',
  kind: 'danger',
}
const SHADOW: Offer = {
  act: 'shadow',
  label: 'Run as a shadow',
  why: 'What to learn from the shadow',
  about: 'Runs a copy on real events for 14 days. It pays nothing and is hidden from players.',
}
const CANCEL_RUNS: Offer = {
  act: 'cancel-runs',
  label: 'Cancel upcoming runs',
  why: 'Reason for stopping the series',
  about: 'Archives all runs of the series that haven’t started. A running one continues to its end.',
  kind: 'danger',
}
const ARCHIVE: Offer = {
  act: 'archive',
  label: 'Archive',
  why: 'Reason for archiving',
  about: 'Hides it from players permanently.',
}
