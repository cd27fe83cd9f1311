import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { answerWish, changeOperator, type Member } from '../shared/operator-contract.ts'
import type { Told } from './team-page.tsx'

type What = NonNullable<Member['wish']>['what']

const CHANGES: Readonly<Record<What, string>> = {
  owner: 'Make owner',
  editor: 'Make editor',
  support: 'Make support',
  auditor: 'Make auditor',
  renew: 'New link: password and app anew',
  off: 'Shut out',
}

const REFUSED = {
  'last-owner': 'The last owner stays: make another one first.',
  'changed-meanwhile': 'Somebody changed it meanwhile.',
  'your-own': 'A second owner has to agree, not you.',
} as const
const LOST = 'The server did not take it. Try again.'

const TONES = { active: 'good', invited: 'warm', off: 'bad' } as const
const STATES = { active: 'active', invited: 'invited', off: 'shut out' } as const

interface MemberRowProps {
  readonly member: Member
  readonly mayManage: boolean
  readonly onTold: (told: Told) => Promise<void>
}

export function MemberRow({ member, mayManage, onTold }: MemberRowProps) {
  const { name, role, state, lastSeenAt, isYou, wish } = member
  return (
    <tr>
      <th scope="row" className="text-ink!">
        {name}
        {isYou ? <span className="font-normal text-muted"> (you)</span> : null}
      </th>
      <td>{role}</td>
      <td>
        <span className="operator-tag" data-tone={TONES[state]}>
          {STATES[state]}
        </span>
      </td>
      <td className="whitespace-nowrap text-muted tabular-nums">
        {lastSeenAt ? `${lastSeenAt.slice(0, 16).replace('T', ' ')} UTC` : '–'}
      </td>
      <td>
        {mayManage && wish ? <Wish member={member} wish={wish} onTold={onTold} /> : null}
        {mayManage && !wish ? <Change member={member} onTold={onTold} /> : null}
        {!mayManage && wish ? `${CHANGES[wish.what]}, asked by ${wish.by}` : null}
      </td>
    </tr>
  )
}

function Change({ member: { id, name, role, state }, onTold }: Omit<MemberRowProps, 'mayManage'>) {
  const api = useApi()
  const [what, setWhat] = useState<What | ''>('')
  const may = (state === 'off' ? ['renew'] : Object.keys(CHANGES).filter((each) => each !== role)) as What[]
  const send = async () => {
    if (what === '') return
    const reply = await api.call(changeOperator, { body: { id, what } }).catch(() => null)
    setWhat('')
    if (!reply) return onTold({ text: LOST, link: null })
    if (!reply.success) return onTold({ text: REFUSED[reply.reasonType], link: null })
    const { isDone, link } = reply.data
    const text = isDone
      ? `Done: ${name}, ${CHANGES[what].toLowerCase()}.`
      : `A second owner has to agree: ${name}, ${CHANGES[what].toLowerCase()}.`
    await onTold({ text, link })
  }
  return (
    <div className="flex gap-2">
      <div className="operator-select min-w-44 flex-1">
        <select
          className="input"
          aria-label={`Change ${name}`}
          value={what}
          onChange={(event) => setWhat(event.target.value as What | '')}
        >
          <option value="">Choose a change</option>
          {may.map((each) => (
            <option key={each} value={each}>
              {CHANGES[each]}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="button" data-kind="quiet" disabled={what === ''} onClick={() => void send()}>
        Do it
      </button>
    </div>
  )
}

function Wish({ member: { id, name }, wish, onTold }: Omit<MemberRowProps, 'mayManage'> & { wish: NonNullable<Member['wish']> }) {
  const api = useApi()
  const answer = async (isAgreed: boolean) => {
    const reply = await api.call(answerWish, { body: { id, what: wish.what, isAgreed } }).catch(() => null)
    if (!reply) return onTold({ text: LOST, link: null })
    if (!reply.success) return onTold({ text: REFUSED[reply.reasonType], link: null })
    const text = isAgreed ? `Done: ${name}, ${CHANGES[wish.what].toLowerCase()}.` : 'It stays as it was.'
    await onTold({ text, link: reply.data.link })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="operator-tag" data-tone="warm">
        {CHANGES[wish.what]}, asked by {wish.isYours ? 'you' : wish.by}
      </span>
      {wish.isYours ? null : (
        <button type="button" className="button" data-size="small" onClick={() => void answer(true)}>
          Agree
        </button>
      )}
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void answer(false)}>
        {wish.isYours ? 'Take back' : 'Decline'}
      </button>
    </div>
  )
}
