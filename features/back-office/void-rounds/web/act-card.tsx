import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { decideVoid, type VoidAct } from '../contract.ts'
import { VoidSums } from './void-sums.tsx'
import { amountText, countText, LOST, modeText, REASONS, REFUSED, roundsOf, scopeText, STATES } from './texts.ts'

interface ActCardProps {
  readonly act: VoidAct
  readonly mayVoid: boolean
  readonly onDecided: (said: string) => Promise<void>
}

const TONES = { waiting: 'warm', running: 'warm', done: 'good', rejected: undefined } as const

/** One act: what it covers, what it has returned, and the decision that it waits for. */
export function ActCard({ act, mayVoid, onDecided }: ActCardProps) {
  const { state, title, reason, why, by, at, takesWins, switchedOff, left, done, decidedBy, doneAt } = act
  return (
    <li className="card grid gap-3 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="mr-auto font-semibold break-words">
          {title}, {scopeText(act)}
        </h3>
        <span className="operator-tag" data-tone={TONES[state]}>
          {STATES[state]}
        </span>
      </header>
      <p className="text-muted">
        {REASONS[reason]}: “{why}” {by}, {timeText(at)}.{decidedBy === null ? '' : ` Decided by ${decidedBy}.`}
        {doneAt === null ? '' : ` Done ${timeText(doneAt)}.`}{' '}
        {takesWins ? 'Wins are taken back as far as players still have them.' : 'Players keep wins.'}
        {switchedOff ? ' The game or its version was turned off.' : ''}
      </p>
      {left.length > 0 ? <VoidSums sums={left} label={state === 'running' ? 'Still to do' : 'Rounds to void'} /> : null}
      {done.map(({ mode, rounds, players, returned, takenBack }) => (
        <p key={mode} className="figures">
          {modeText(mode)}: {countText(rounds, 'round')} of {countText(players, 'player')} void, {amountText(returned)} returned
          {takenBack > 0 ? `, ${amountText(takenBack)} of wins taken back` : ''}.
        </p>
      ))}
      {state === 'waiting' && mayVoid ? <Decision act={act} onDecided={onDecided} /> : null}
    </li>
  )
}

function Decision({ act: { id, left, isYours }, onDecided }: Omit<ActCardProps, 'mayVoid'>) {
  const api = useApi()
  const send = (isApproved: boolean) => async (why: string) => {
    const body = { id, isApproved, rounds: roundsOf(left), why }
    const reply = await api.call(decideVoid, { body }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSED[reply.reasonType]
    await onDecided(isApproved ? 'Approved. Play amounts are being returned.' : 'Rejected. Nothing was returned.')
    return undefined
  }
  return (
    <>
      {isYours ? null : <ReasonForm label="Reason for approval" action="Approve and return" onSend={send(true)} />}
      <ReasonForm label="Reason for rejection" action="Reject" kind="quiet" onSend={send(false)} />
    </>
  )
}
