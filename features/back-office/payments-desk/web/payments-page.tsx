import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { DeskData } from '#client/desk/desk-data.tsx'
import { type DeskOperator, DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { readPaymentsDesk } from '../contract.ts'
import { Cases } from './cases.tsx'
import { Disputes } from './disputes.tsx'
import { OrderSearch } from './order-search.tsx'
import { Proposals } from './proposals.tsx'

/** What waits for an operator, and the search for orders. English only. */
export default function PaymentsPage() {
  return (
    <DeskPage title="Payments">
      {({ may }) => (
        <DeskData of={readPaymentsDesk}>
          {(waiting, reload) => <Waiting {...{ waiting, may }} onChanged={() => void reload()} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface WaitingProps {
  readonly waiting: DataOf<typeof readPaymentsDesk>
  readonly may: DeskOperator['may']
  readonly onChanged: () => void
}

function Waiting({ waiting: { proposals, disputes, cases }, may, onChanged }: WaitingProps) {
  const open = disputes.filter(({ stage, answer }) => stage === 'opened' && answer === null)
  return (
    <>
      {proposals.length > 0 ? (
        <Proposals proposals={proposals} mayApprove={may('payments-approve')} onChanged={onChanged} />
      ) : null}
      {open.length > 0 ? <Disputes disputes={open} mayDecide={may('payments-decide')} onChanged={onChanged} /> : null}
      {cases.length > 0 ? <Cases cases={cases} mayDecide={may('payments-decide')} onChanged={onChanged} /> : null}
      {proposals.length + open.length + cases.length === 0 ? (
        <QueueEmpty>No refunds, disputes, or unexplained charges are waiting.</QueueEmpty>
      ) : null}
      <OrderSearch />
    </>
  )
}
