import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueError, QueueWait } from '#ui/parts/operator-frame.tsx'
import { readBooks, readMoneyReport } from '../contract.ts'
import { Cases } from './cases.tsx'
import { Faults, LedgerChecks, Statements } from './facts.tsx'
import { MoneyReport } from './money-report.tsx'
import { Liability, TrialBalance } from './trial-balance.tsx'

/** Whether providers, records and ledger agree. English only. */
export default function BooksPage() {
  return <DeskPage title="Books">{({ may }) => <Books mayClose={may('payments-decide')} />}</DeskPage>
}

/** Shown once both calls have ended, or the report would move what is below it. */
function Books({ mayClose }: { readonly mayClose: boolean }) {
  const api = useApi()
  const books = useQuery({ ...queryOf(api, readBooks), staleTime: 0 })
  const money = useQuery({ ...queryOf(api, readMoneyReport, { query: {} }), staleTime: 0 })
  if (!books.data || money.isPending) return <QueueWait error={books.error} />
  const { cases, faults, checkedAt, ledgerChecks, statements, balances, liability, closed } = books.data.data
  return (
    <>
      <Faults faults={faults} checkedAt={checkedAt} />
      <LedgerChecks checks={ledgerChecks} />
      <Cases cases={cases} mayClose={mayClose} onChanged={() => void books.refetch()} />
      {money.data ? <MoneyReport report={money.data.data} /> : <QueueError error={money.error} />}
      <Statements statements={statements} />
      <Liability rows={liability} />
      <TrialBalance balances={balances} closed={closed} />
    </>
  )
}
