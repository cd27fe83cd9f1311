import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { readPaymentsDesk } from '../contract.ts'
import { Cases } from './cases.tsx'
import { Disputes } from './disputes.tsx'
import { OrderSearch } from './order-search.tsx'
import { Proposals } from './proposals.tsx'

/** What waits for an operator, and the search for orders. English only. */
export default function PaymentsPage() {
  return <DeskPage title="Payments">{({ role }) => <Desk role={role} />}</DeskPage>
}

/** Fetched once: each view is logged. */
function Desk({ role }: { readonly role: OperatorRole }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(useApi(), readPaymentsDesk),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!data) return <QueueWait error={error} />
  const { proposals, disputes, cases } = data.data
  const open = disputes.filter(({ stage, answer }) => stage === 'opened' && answer === null)
  const onChanged = () => void refetch()
  return (
    <>
      {proposals.length > 0 ? (
        <Proposals proposals={proposals} mayApprove={mayOperator(role, 'payments-approve')} onChanged={onChanged} />
      ) : null}
      {open.length > 0 ? (
        <Disputes disputes={open} mayDecide={mayOperator(role, 'payments-decide')} onChanged={onChanged} />
      ) : null}
      {cases.length > 0 ? <Cases cases={cases} mayDecide={mayOperator(role, 'payments-decide')} onChanged={onChanged} /> : null}
      {proposals.length + open.length + cases.length === 0 ? (
        <p className="text-muted">No refunds, disputes, or unexplained charges are waiting.</p>
      ) : null}
      <OrderSearch />
    </>
  )
}
