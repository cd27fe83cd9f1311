import { DeskData } from '#client/desk/desk-data.tsx'
import { useParams } from 'react-router'
import { type DeskOperator, DeskPage } from '#client/desk/desk-page.tsx'
import { type PaymentRecord, readPayment } from '../contract.ts'
import { Disputes } from './disputes.tsx'
import { StateTag } from './order-search.tsx'
import { Attempts, Postings, Webhooks } from './record-parts.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { amountText, dollars, timeText } from '#ui/parts/operator-text.ts'

/** One order with everything that is known of its money. English only. */
export default function RecordPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Order" back={{ to: '/operator/payments', label: 'All payments' }}>
      {({ may }) => (
        <DeskData key={id} of={readPayment} input={{ params: { id } }}>
          {(record, reload) => <Order record={record} may={may} onChanged={() => void reload()} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface OrderProps {
  readonly record: PaymentRecord
  readonly may: DeskOperator['may']
  readonly onChanged: () => void
}

function Order({ record, may, onChanged }: OrderProps) {
  const mayDecide = may('payments-decide')
  return (
    <>
      <Head order={record.order} />
      <RefundPanel record={record} mayDecide={mayDecide} mayApprove={may('payments-approve')} onChanged={onChanged} />
      {record.disputes.length > 0 ? <Disputes disputes={record.disputes} mayDecide={mayDecide} onChanged={onChanged} /> : null}
      <Attempts attempts={record.attempts} />
      <Postings postings={record.postings} />
      <Webhooks webhooks={record.webhooks} mayReplay={mayDecide} onChanged={onChanged} />
    </>
  )
}

function Head({ order }: { readonly order: PaymentRecord['order'] }) {
  const { id, title, player, state, cents, coins, entries, residence, openedAt, paidAt, receipt, depositNumber, debtCents } =
    order
  const facts = [
    ['Price', dollars(cents)],
    ['Coins', amountText(coins)],
    ['Free entries', amountText(entries)],
    ['Player', player.login],
    ['State of residence', residence],
    ['Opened', timeText(openedAt)],
    ['Paid', paidAt === null ? 'Not paid' : timeText(paidAt)],
    ['Receipt', receipt ? `${receipt}, purchase ${depositNumber}` : 'None'],
  ] as const
  return (
    <section className="card grid gap-4 p-4" aria-label="Order">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-[20px]/7 font-bold break-words">{title}</h2>
        <StateTag state={state} />
        {debtCents > 0 ? (
          <span className="operator-tag" data-tone="bad">
            Owes {dollars(debtCents)}
          </span>
        ) : null}
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px]/5 text-muted">{label}</dt>
            <dd className="font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <code className="text-[12.5px]/4 break-all text-muted">{id}</code>
    </section>
  )
}
