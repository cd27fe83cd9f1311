import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import type { listCampaigns } from '../contract.ts'
import { resumePromotions, stopPromotions } from '../shared/operator-contract.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { LOST } from './states.tsx'

interface KillSwitchProps {
  readonly killSwitch: ReplyOf<typeof listCampaigns>['data']['killSwitch']
  readonly role: OperatorRole
  readonly onChanged: () => void
}

/** Stops or resumes every promotion of the brand. */
export function KillSwitch({ killSwitch, role, onChanged }: KillSwitchProps) {
  const api = useApi()
  const send = (contract: typeof stopPromotions) => async (why: string) => {
    const reply = await api.call(contract, { body: { why } }).catch(() => null)
    if (!reply) return LOST
    onChanged()
    return undefined
  }
  if (killSwitch?.isOn) {
    return (
      <section className="operator-alert grid gap-3" aria-label="Kill switch">
        <p role="alert">
          <b>All promotions of this brand are stopped</b> by {killSwitch.by} since {timeText(killSwitch.at)}: “{killSwitch.why}”.
          Campaigns award nothing new; rewards already earned can still be claimed.
        </p>
        {mayOperator(role, 'promotions-approve') ? (
          <ReasonForm label="Reason for resuming" action="Resume promotions" onSend={send(resumePromotions)} />
        ) : null}
      </section>
    )
  }
  if (!mayOperator(role, 'promotions-write')) return null
  return (
    <details className="card px-4 py-2">
      <summary className="min-h-11 font-semibold">Stop all promotions of this brand</summary>
      <div className="grid gap-3 pb-3">
        <p className="text-muted">
          For incidents. Within five seconds all campaigns stop awarding; rewards already earned can still be claimed.
        </p>
        <ReasonForm label="Reason for stopping" action="Stop promotions" kind="danger" onSend={send(stopPromotions)} />
      </div>
    </details>
  )
}
