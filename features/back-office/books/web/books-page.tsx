import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { readBooks } from '../contract.ts'
import { Cases } from './cases.tsx'
import { Faults, LedgerChecks, Statements } from './facts.tsx'
import { MoneyReport } from './money-report.tsx'
import { Liability, TrialBalance } from './trial-balance.tsx'

/** Whether providers, records and ledger agree. English only. */
export default function BooksPage() {
  return (
    <DeskPage title="Books">
      {({ may }) => (
        <DeskData of={readBooks}>
          {({ cases, faults, checkedAt, ledgerChecks, statements, balances, liability, closed }, reload) => (
            <>
              <Faults faults={faults} checkedAt={checkedAt} />
              <LedgerChecks checks={ledgerChecks} />
              <Cases cases={cases} mayClose={may('payments-decide')} onChanged={() => void reload()} />
              <MoneyReport />
              <Statements statements={statements} />
              <Liability rows={liability} />
              <TrialBalance balances={balances} closed={closed} />
            </>
          )}
        </DeskData>
      )}
    </DeskPage>
  )
}
