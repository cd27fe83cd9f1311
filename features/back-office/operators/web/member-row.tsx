import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { ROLES, timeText } from '#ui/parts/operator-text.ts'
import { answerWish, changeOperator, giveOperatorEmail, type Member } from '../shared/operator-contract.ts'
import type { Notice } from './team-page.tsx'

type What = NonNullable<Member['wish']>['what']

const CHANGES: Readonly<Record<What, string>> = {
  owner: 'Make owner',
  editor: 'Make editor',
  crm: 'Make CRM manager',
  payments: 'Make payments agent',
  support: 'Make support',
  auditor: 'Make auditor',
  compliance: 'Make compliance officer',
  renew: 'New link: reset password and app',
  off: 'Deactivate',
}

const REFUSED = {
  'last-owner': 'You can’t change the last owner. Add another owner first.',
  'changed-meanwhile': 'Someone else changed it in the meantime.',
  'your-own': 'Another owner has to approve this.',
} as const
const LOST = 'Saving failed. Try again.'

const TONES = { active: 'good', invited: 'warm', off: 'bad' } as const
const STATES = { active: 'active', invited: 'invited', off: 'deactivated' } as const

interface MemberRowProps {
  readonly member: Member
  readonly mayManage: boolean
  readonly onNotice: (notice: Notice) => Promise<void>
}

export function MemberRow({ member, mayManage, onNotice }: MemberRowProps) {
  const { name, role, state, lastSeenAt, isYou, wish } = member
  return (
    <tr>
      <th scope="row" className="text-ink!">
        {name}
        {isYou ? <span className="font-normal text-muted"> (you)</span> : null}
      </th>
      <td data-label="Role">{ROLES[role]}</td>
      <td data-label="Personal email" data-wide="">
        {mayManage ? <OwnEmail member={member} onNotice={onNotice} /> : (member.email ?? '–')}
      </td>
      <td data-label="State">
        <span className="operator-tag" data-tone={TONES[state]}>
          {STATES[state]}
        </span>
      </td>
      <td data-label="Last seen" className="whitespace-nowrap text-muted tabular-nums">
        {lastSeenAt ? timeText(lastSeenAt) : '–'}
      </td>
      <td data-wide="">
        {mayManage && wish ? <Wish member={member} wish={wish} onNotice={onNotice} /> : null}
        {mayManage && !wish ? <Change member={member} onNotice={onNotice} /> : null}
        {!mayManage && wish ? `${CHANGES[wish.what]}, requested by ${wish.by}` : null}
      </td>
    </tr>
  )
}

function OwnEmail({ member: { id, name, email }, onNotice }: Omit<MemberRowProps, 'mayManage'>) {
  const api = useApi()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { id, email: (new FormData(event.currentTarget).get('email') as string).trim() }
    const reply = await api.call(giveOperatorEmail, { body }).catch(() => null)
    await onNotice({ text: reply ? `Saved: ${name}, ${body.email}.` : LOST, link: null })
  }
  return (
    <form className="flex gap-2" onSubmit={(event) => void send(event)}>
      <input
        className="input min-w-44 flex-1"
        type="email"
        name="email"
        aria-label={`Personal email of ${name}`}
        defaultValue={email ?? ''}
        maxLength={200}
        autoComplete="off"
        required
      />
      <button type="submit" className="button" data-kind="quiet">
        Save
      </button>
    </form>
  )
}

function Change({ member: { id, name, role, state }, onNotice }: Omit<MemberRowProps, 'mayManage'>) {
  const api = useApi()
  const [what, setWhat] = useState<What | ''>('')
  const may = (state === 'off' ? ['renew'] : Object.keys(CHANGES).filter((each) => each !== role)) as What[]
  const send = async () => {
    if (what === '') return
    const reply = await api.call(changeOperator, { body: { id, what } }).catch(() => null)
    setWhat('')
    if (!reply) return onNotice({ text: LOST, link: null })
    if (!reply.success) return onNotice({ text: REFUSED[reply.reasonType], link: null })
    const { isDone, link } = reply.data
    const text = isDone
      ? `Done: ${name}, ${CHANGES[what].toLowerCase()}.`
      : `A second owner has to approve: ${name}, ${CHANGES[what].toLowerCase()}.`
    await onNotice({ text, link })
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
        Apply
      </button>
    </div>
  )
}

function Wish({
  member: { id, name },
  wish,
  onNotice,
}: Omit<MemberRowProps, 'mayManage'> & { wish: NonNullable<Member['wish']> }) {
  const api = useApi()
  const answer = async (isAgreed: boolean) => {
    const reply = await api.call(answerWish, { body: { id, what: wish.what, isAgreed } }).catch(() => null)
    if (!reply) return onNotice({ text: LOST, link: null })
    if (!reply.success) return onNotice({ text: REFUSED[reply.reasonType], link: null })
    const text = isAgreed ? `Done: ${name}, ${CHANGES[wish.what].toLowerCase()}.` : 'Nothing changed.'
    await onNotice({ text, link: reply.data.link })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="operator-tag" data-tone="warm">
        {CHANGES[wish.what]}, requested by {wish.isYours ? 'you' : wish.by}
      </span>
      {wish.isYours ? null : (
        <button type="button" className="button" data-size="small" onClick={() => void answer(true)}>
          Approve
        </button>
      )}
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void answer(false)}>
        {wish.isYours ? 'Withdraw' : 'Decline'}
      </button>
    </div>
  )
}
