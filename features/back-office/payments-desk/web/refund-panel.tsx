import { useState } from 'react'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { Field } from '#ui/form/field.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { type PaymentRecord, proposeRefund, type RefundReasonCode, refundReasons, type RefundRoom } from '../contract.ts'
import { Proposal } from './proposals.tsx'
import { amountText, dollars, timeText } from '#ui/parts/operator-text.ts'
import { CASES, LOST, REASONS, REFUSALS } from './texts.ts'

interface RefundPanelProps {
  readonly record: PaymentRecord
  readonly mayDecide: boolean
  readonly mayApprove: boolean
  readonly onChanged: () => void
}

const STATES = { asked: 'Ordered', pending: 'At the provider', done: 'Refunded', failed: 'Refused by the provider' } as const

/** Refunds so far, one that waits, and the form for another one. */
export function RefundPanel({ record, mayDecide, mayApprove, onChanged }: RefundPanelProps) {
  const { refunds, proposal, room, block } = record
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Refunds">
      <h2 className="text-[18px]/6 font-bold">Refunds</h2>
      {refunds.length > 0 ? (
        <ul className="grid gap-2">
          {refunds.map(({ id, cents, reason, state, askedAt, coinsHeld }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px]/5">
              <b className="tabular-nums">{dollars(cents)}</b>
              <span className="operator-tag" data-tone={state === 'failed' ? 'bad' : undefined}>
                {STATES[state]}
              </span>
              <span className="text-muted">
                {reason === 'requested' ? `${amountText(coinsHeld)} coins taken back` : CASES[reason].title}, {timeText(askedAt)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {proposal ? <Proposal proposal={proposal} mayApprove={mayApprove} onChanged={onChanged} /> : null}
      {block ? <p className="text-muted">{REFUSALS[block]}</p> : null}
      {room && mayDecide && !proposal ? (
        <RefundForm id={record.order.id} room={room} onePersonMaxCents={record.onePersonMaxCents} onChanged={onChanged} />
      ) : null}
    </section>
  )
}

interface RefundFormProps {
  readonly id: string
  readonly room: RefundRoom
  readonly onePersonMaxCents: number
  readonly onChanged: () => void
}

const CENTS = 100

function RefundForm({ id, room, onePersonMaxCents, onChanged }: RefundFormProps) {
  const api = useApi()
  const [key, setKey] = useState(newKey)
  const [amount, setAmount] = useState((room.leftCents / CENTS).toFixed(2))
  const [reason, setReason] = useState<RefundReasonCode>('player-request')
  const [said, setSaid] = useState('')
  const send = async (why: string) => {
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount.trim())) return 'Enter an amount in dollars.'
    const body = { cents: Math.round(Number(amount) * CENTS), reason, why }
    const reply = await api.call(proposeRefund, { params: { id }, body, key }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSALS[reply.reasonType]
    setKey(newKey())
    setSaid(reply.data.outcome === 'ordered' ? 'The refund is ordered.' : 'A second operator has to approve the refund.')
    onChanged()
    return undefined
  }
  return (
    <div className="grid min-w-0 gap-3">
      <Spent room={room} />
      <NeedsSecond right="payments-approve" for={`A refund above ${dollars(onePersonMaxCents)}, or above your limit of a day,`} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="Amount in US dollars"
          hint={`${room.isWholeOnly ? 'The whole payment only' : `Up to ${dollars(room.leftCents)}`}. Above ${dollars(onePersonMaxCents)} a second operator approves.`}
        >
          {(ids) => (
            <input
              {...ids}
              className="input tabular-nums"
              inputMode="decimal"
              autoComplete="off"
              readOnly={room.isWholeOnly}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field label="Kind">
          {(ids) => (
            <span className="operator-select block">
              <select
                {...ids}
                className="input"
                value={reason}
                onChange={({ target }) => setReason(refundReasons.find((each) => each === target.value) ?? 'other')}
              >
                {refundReasons.map((each) => (
                  <option key={each} value={each}>
                    {REASONS[each]}
                  </option>
                ))}
              </select>
            </span>
          )}
        </Field>
      </div>
      <ReasonForm label="Reason for the refund" action="Refund" onSend={send} />
      <p role="status">{said}</p>
    </div>
  )
}

/** What the refund cannot take back, because the player has used it. */
function Spent({ room: { coins, coinsLeft, entries, entriesLeft } }: { readonly room: RefundRoom }) {
  const spent = [
    ...(coinsLeft < coins ? [`${amountText(coins - coinsLeft)} of ${amountText(coins)} coins`] : []),
    ...(entriesLeft < entries ? [`${amountText(entries - entriesLeft)} of ${amountText(entries)} entries`] : []),
  ]
  return spent.length === 0 ? (
    <p className="text-muted">The player still has everything that this payment bought.</p>
  ) : (
    <p className="operator-alert">The player has used {spent.join(' and ')}. A full refund can’t take those back.</p>
  )
}
