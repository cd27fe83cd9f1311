import type { DataOf } from '#kernel/contract.ts'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { dollars } from '#ui/parts/operator-text.ts'
import type { MoneyRow, readMoneyReport } from '../contract.ts'
import { KINDS } from './texts.ts'

/** Money in and out of this brand in 31 days, by our records; a difference from the ledger is marked. */
export function MoneyReport({ report: { from, to, days: all } }: { readonly report: DataOf<typeof readMoneyReport> }) {
  const [days, testDays] = [all.filter(({ isTest }) => !isTest), all.filter(({ isTest }) => isTest)]
  const isEqual = days.every(agrees)
  return (
    <section className="grid min-w-0 gap-3" aria-label="Money in and out">
      <h2 className="text-[18px]/6 font-bold">Money in and out</h2>
      <p className="text-[14px]/5 text-muted">
        This brand, {from} to {to}, in its time zone. Test accounts are left out.
      </p>
      {days.length === 0 ? <p className="text-muted">No money has moved.</p> : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {totalsOf(days).map(({ kind, cents, count }) => (
          <div key={kind} className="card p-4">
            <dt className="text-[13px]/5 text-muted">
              {KINDS[kind]} ({count})
            </dt>
            <dd className="text-[20px]/7 font-bold tabular-nums">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 ? (
        <p className={isEqual ? 'text-muted' : 'operator-alert'} role={isEqual ? undefined : 'alert'}>
          {isEqual ? 'Records and ledger agree on every day.' : 'Records and ledger differ on the marked days.'}
        </p>
      ) : null}
      {days.length > 0 ? <Days days={days} /> : null}
      {testDays.length > 0 ? <LeftOut days={testDays} /> : null}
    </section>
  )
}

const agrees = ({ cents, bookedCents }: MoneyRow): boolean => cents === bookedCents

const totalsOf = (days: readonly MoneyRow[]) =>
  (Object.keys(KINDS) as MoneyRow['kind'][]).flatMap((kind) => {
    const own = days.filter((each) => each.kind === kind)
    const sum = (value: (row: MoneyRow) => number) => own.reduce((total, row) => total + value(row), 0)
    return own.length === 0 ? [] : [{ kind, cents: sum(({ cents }) => cents), count: sum(({ count }) => count) }]
  })

/** The sums of test accounts, which the ledger has and the report does not. */
const LeftOut = ({ days }: { readonly days: readonly MoneyRow[] }) => (
  <>
    <p className="text-[14px]/5 text-muted">
      Left out, of test accounts:{' '}
      {totalsOf(days)
        .map(({ kind, count, cents }) => `${KINDS[kind].toLowerCase()} (${count}) ${dollars(cents)}`)
        .join('; ')}
      . The trial balance and what is owed to players include them, as the ledger does.
    </p>
    {days.every(agrees) ? null : (
      <p className="operator-alert" role="alert">
        Records and ledger differ for test accounts on{' '}
        {[...new Set(days.filter((row) => !agrees(row)).map(({ day }) => day))].join(', ')}.
      </p>
    )}
  </>
)

const Days = ({ days }: { readonly days: readonly MoneyRow[] }) => (
  <DeskTable label="Days" heads={['Day', 'Kind', 'Count', 'Records', 'Ledger']}>
    {days.map(({ day, kind, count, cents, bookedCents }) => (
      <tr key={`${day} ${kind}`}>
        <th scope="row">{day}</th>
        <td data-label="Kind">{KINDS[kind]}</td>
        <td data-label="Count">{count}</td>
        <td data-label="Records">{dollars(cents)}</td>
        <td data-label="Ledger">
          {cents === bookedCents ? (
            dollars(bookedCents)
          ) : (
            <span className="operator-tag" data-tone="bad">
              {dollars(bookedCents)}
            </span>
          )}
        </td>
      </tr>
    ))}
  </DeskTable>
)
