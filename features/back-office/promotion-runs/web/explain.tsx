import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { failureText } from '#ui/parts/operator-failure.ts'
import { idText } from '#ui/parts/operator-text.ts'
import { saveFile } from '#ui/parts/save-file.ts'
import { type Explanation, explainPlayer, readDisputePack } from '../contract.ts'
import { grantStateText } from './texts.ts'

/** Why a player got something in this run, or did not. */
export function Explain({ run }: { readonly run: string }) {
  const api = useApi()
  const [found, setFound] = useState<Explanation | null>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const player = (new FormData(event.currentTarget).get('player') as string).trim()
    setBusy(true)
    const reply = await api.call(explainPlayer, { body: { run, player } }).catch((error: Error) => error)
    setBusy(false)
    const explanation = reply instanceof Error ? undefined : reply.data.explanation
    setFound(explanation)
    if (reply instanceof Error) setProblem(failureText(reply))
    else setProblem(explanation ? '' : 'No account at this brand has this player ID, username, or email.')
  }
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Why, or why not">
      <h3 className="text-[16px]/6 font-bold">Why, or why not</h3>
      <form className="grid gap-3 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void ask(event)}>
        <Field label="Player" hint="Player ID, username, or email. Every search is logged." error={problem}>
          {(ids) => <input {...ids} className="input" name="player" minLength={2} maxLength={200} autoComplete="off" required />}
        </Field>
        <button type="submit" className="button sm:mt-[26px]" disabled={isBusy}>
          Explain
        </button>
      </form>
      <div aria-live="polite" className="grid min-w-0 gap-4">
        {found ? <Explained run={run} explanation={found} /> : null}
      </div>
    </section>
  )
}

interface ExplainedProps {
  readonly run: string
  readonly explanation: Explanation
}

function Explained({ run, explanation: { player, conditions, audiences, cell, grants, events } }: ExplainedProps) {
  return (
    <>
      <p>
        <b>{player.login}</b> <span className="text-[13px]/5 break-all text-muted">{player.id}</span>
      </p>
      <Conditions conditions={conditions} />
      {audiences.map(({ name, words, holds, findings }) => (
        <div key={name} className="grid gap-2">
          <h4 className="flex items-center gap-2 font-semibold">
            <Mark holds={holds} />
            {name}
          </h4>
          <p className="text-[14px]/5 text-muted">{words}</p>
          <Conditions conditions={findings} />
        </div>
      ))}
      <div className="grid gap-1">
        <h4 className="font-semibold">State in this run</h4>
        <code className="text-[13px]/5 break-all">{cell ?? 'none'}</code>
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">Grants</h4>
        {grants.length === 0 ? <p className="text-muted">None.</p> : null}
        <ul className="grid gap-3">
          {grants.map((grant) => (
            <Grant key={grant.key} grant={grant} run={run} player={player.id} />
          ))}
        </ul>
      </div>
      <Events events={events} />
    </>
  )
}

const REASONS: Readonly<Record<string, string>> = {
  'before-the-start': 'before the run',
  'after-the-end': 'after the run',
  'before-joining': 'the player had not joined',
  stopped: 'the run was paused, or all promotions were stopped',
  'no-effect': 'changes nothing',
  'other-mode': 'another play mode',
  'other-game': 'not one of its games',
  'free-round': 'a free round',
  'no-open-task': 'no open task takes it',
  'below-minimum': 'less than the smallest purchase that counts',
  'enough-is-left': 'enough is left of the purchase’s price',
  'other-purchase': 'not a purchase of this promotion, or one that has nothing to change',
}

const Events = ({ events }: { readonly events: Explanation['events'] }) => (
  <div className="grid gap-2">
    <h4 className="font-semibold">Last events</h4>
    <p className="text-[14px]/5 text-muted">Judged by today’s rules, newest first. Those not read yet are missing.</p>
    {events.length === 0 ? <p className="text-muted">None that this promotion hears.</p> : null}
    <ul className="grid gap-2">
      {events.map(({ at, type, about, reason }) => (
        <li
          key={`${at} ${type} ${about}`}
          className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 sm:grid-cols-[20px_220px_minmax(0,1fr)]"
        >
          <Mark holds={reason === null} yes="Counted" no="Not counted" />
          <span className="break-words">
            {idText(type)}
            {reason === null ? '' : `: ${REASONS[reason] ?? reason}`}
          </span>
          <span className="col-start-2 text-[13px]/5 break-words text-muted sm:col-start-3">
            {at} {about}
          </span>
        </li>
      ))}
    </ul>
  </div>
)

const Conditions = ({ conditions }: { readonly conditions: Explanation['conditions'] }) => (
  <ul className="grid gap-2">
    {conditions.map(({ name, holds, value }) => (
      <li
        key={`${name} ${value}`}
        className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 sm:grid-cols-[20px_220px_minmax(0,1fr)]"
      >
        <Mark holds={holds} />
        <span>{name}</span>
        <span className="col-start-2 break-words text-muted sm:col-start-3">{value}</span>
      </li>
    ))}
  </ul>
)

interface MarkProps {
  readonly holds: boolean | null
  readonly yes?: string
  readonly no?: string
}

function Mark({ holds, yes = 'Holds', no = 'Does not hold' }: MarkProps) {
  if (holds === null) return <span aria-hidden="true">·</span>
  return (
    <span className="grid size-5 place-items-center" title={holds ? yes : no}>
      <Icon name={holds ? 'check-circle-fill' : 'x-bold'} className={holds ? 'size-4 text-second' : 'size-4'} />
      <span className="sr-only">{holds ? yes : no}:</span>
    </span>
  )
}

interface GrantProps {
  readonly run: string
  readonly player: string
  readonly grant: Explanation['grants'][number]
}

function Grant({ grant, run, player }: GrantProps) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const download = async () => {
    const reply = await api.call(readDisputePack, { body: { run, player, key: grant.key } }).catch((error: Error) => error)
    if (reply instanceof Error) return setProblem(failureText(reply))
    setProblem('')
    const name = `grant-${run}-${grant.key.replaceAll(':', '-')}.json`
    saveFile(name, JSON.stringify(reply.data.pack, null, 2), 'application/json')
  }
  const facts = [
    ['Cause', grant.cause],
    ['Earned', timeText(grant.earnedAt)],
    ['Paid', grant.paidAt ? timeText(grant.paidAt) : 'not yet'],
    ['Draws', grant.draws.map(({ pair, nonce, prize }) => `${prize} by ${pair}, nonce ${nonce}`).join('; ') || 'none'],
    ['Transfer', grant.transfer ?? 'none'],
    ...(grant.purchase === null ? [] : [['Purchase', `number ${grant.purchase} of the player`] as const]),
    ...(grant.takenBack === null ? [] : [['Taken back', `${grant.takenBack}, with the purchase`] as const]),
    ['Configuration', grant.configHash],
  ] as const
  return (
    <li className="grid gap-2 rounded-control p-3 hairline">
      <p>
        <b>{grant.value}</b>, {grantStateText(grant.state).toLowerCase()} <span className="text-muted">({grant.key})</span>
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-[13px]/5 sm:grid-cols-[110px_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void download()}>
          Download the dispute pack
        </button>
        <span role="alert">{problem}</span>
      </p>
    </li>
  )
}

const timeText = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`
