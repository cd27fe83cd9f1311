import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { readBooks } from '../contract.ts'
import { Cases } from './cases.tsx'
import { Faults, LedgerChecks, Statements } from './facts.tsx'
import { MoneyReport } from './money-report.tsx'
import { Liability, TrialBalance } from './trial-balance.tsx'

/** Whether providers, records and ledger agree. English only. */
export default function BooksPage() {
  return <DeskPage title="Books">{({ role }) => <Loaded role={role} />}</DeskPage>
}

function Loaded({ role }: { readonly role: OperatorRole }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), readBooks), staleTime: 0 })
  if (!data) return <QueueWait error={error} />
  const { cases, faults, checkedAt, ledgerChecks, statements, balances, liability, closed } = data.data
  return (
    <>
      <Faults faults={faults} checkedAt={checkedAt} />
      <LedgerChecks checks={ledgerChecks} />
      <Cases cases={cases} mayClose={mayOperator(role, 'payments-decide')} onChanged={() => void refetch()} />
      <MoneyReport />
      <Statements statements={statements} />
      <Liability rows={liability} />
      <TrialBalance balances={balances} closed={closed} />
    </>
  )
}
