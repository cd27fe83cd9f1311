import { LocalLink } from '#ui/i18n/local-link.tsx'
import { BudgetUses } from '#ui/parts/budget-uses.tsx'
import type { RunReport } from '../contract.ts'
import { FinalTables } from './final-tables.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { idText } from '#ui/parts/operator-text.ts'
import { grantKindText, grantStateText } from './texts.ts'

const MINOR = 100
const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
const amount = (minor: number): string => number(minor / MINOR)

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${amount(Math.abs(cents))}`

/** Players, grants, cost and the ledger's word on them. */
export function Report({ report, children }: { readonly report: RunReport; readonly children?: React.ReactNode }) {
  const { run, players, parked, late, coinPlay, costCents, ggrCents, ngrCents, expectedRedemption, paid, ledger } = report
  const { testAccounts: test } = report
  const isEqual = paid.coins === ledger.coins && paid.entries === ledger.entries && ledger.withoutGrant === 0
  const facts = [
    ['Players who joined', number(players - test.players)],
    ['Coins paid', amount(paid.coins - test.coins)],
    ['Entries paid', amount(paid.entries - test.entries)],
    ['Cost', dollars(costCents)],
    ['GGR of its players', dollars(ggrCents)],
    ['NGR after its cost', dollars(ngrCents)],
    ['Coins its players played', amount(coinPlay.stake)],
    ['Coins its players won', amount(coinPlay.win)],
  ] as const
  return (
    <article className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-[20px]/7 font-bold break-words">{run.title}</h2>
        <span className="text-muted">{run.feature}</span>
        {run.isShadow ? <span className="operator-tag">Shadow</span> : null}
        {run.isClosed ? <span className="operator-tag">Results computed</span> : null}
      </header>
      {parked + late > 0 ? (
        <p role="status" className="operator-alert">
          {parked} parked {parked === 1 ? 'cell' : 'cells'} and {late} late {late === 1 ? 'event' : 'events'} are not in these
          numbers.{' '}
          <LocalLink className="text-link" to="/operator/faults">
            Look at them
          </LocalLink>
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="card p-4">
            <dt className="text-[13px]/5 text-muted">{label}</dt>
            <dd className="text-[20px]/7 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-[14px]/5">
        Test accounts are left out above: {number(test.players)} {test.players === 1 ? 'player' : 'players'}, {amount(test.coins)}{' '}
        coins and {amount(test.entries)} entries paid. The ledger, the budget and the tables below include them.
      </p>
      <p className={isEqual ? 'text-muted' : 'operator-alert'} role={isEqual ? undefined : 'alert'}>
        The ledger has {number(ledger.transfers)} {ledger.transfers === 1 ? 'transfer' : 'transfers'} of this run:{' '}
        {amount(ledger.coins)} coins and {amount(ledger.entries)} entries
        {isEqual ? ', the same as paid.' : '. This differs from what the grants say.'}
        {ledger.withoutGrant > 0 ? ` Transfers without a grant: ${number(ledger.withoutGrant)}.` : ''}
      </p>
      <p className="text-muted text-[14px]/5">
        Cost: an entry at its face value of one dollar times {number(expectedRedemption * 100)}%, the share that sweepstakes
        rounds of these players paid back in the run’s time (all of it before the first round). Coins cost nothing.
      </p>
      <BudgetUses uses={report.budget} />
      <Grants report={report} />
      <Entitlements report={report} />
      {children}
      <FinalTables report={report} />
    </article>
  )
}

function Grants({ report: { grants } }: { readonly report: RunReport }) {
  if (grants.length === 0) return <p className="operator-empty">Nothing has been granted yet.</p>
  return (
    <Table label="Grants" heads={['State', 'Kind', 'Grants', 'Players', 'Coins', 'Entries']}>
      {grants.map(({ state, kind, grants: count, players, coins, entries }) => (
        <tr key={`${state} ${kind}`}>
          <th scope="row">{grantStateText(state)}</th>
          <td data-label="Kind">{grantKindText(kind)}</td>
          <td data-label="Grants">{number(count)}</td>
          <td data-label="Players">{number(players)}</td>
          <td data-label="Coins">{amount(coins)}</td>
          <td data-label="Entries">{amount(entries)}</td>
        </tr>
      ))}
    </Table>
  )
}

function Entitlements({ report }: { readonly report: RunReport }) {
  const spins = report.grants.some(({ kind }) => kind === 'free-spins')
  const entitlements = [...report.entitlements, ...(spins ? [freeSpinsOf(report)] : [])]
  if (entitlements.length === 0) return null
  return (
    <Table label="Entitlements" heads={['Kind', 'Of', 'Given', 'Taken', 'Expired']}>
      {entitlements.map(({ kind, of, given, used, expired }) => (
        <tr key={`${kind} ${of}`}>
          <th scope="row">{grantKindText(kind)}</th>
          <td data-label="Of">{idText(of)}</td>
          <td data-label="Given">{given === null ? '' : number(given)}</td>
          <td data-label="Taken">{number(used)}</td>
          <td data-label="Expired">{number(expired)}</td>
        </tr>
      ))}
    </Table>
  )
}

const freeSpinsOf = ({ freeSpins }: RunReport) => ({ kind: 'free-spins', of: 'games', given: null, ...freeSpins })

interface TableProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: React.ReactNode
}

const Table = ({ label, heads, children }: TableProps) => (
  <section className="grid min-w-0 gap-2" aria-label={label}>
    <h3 className="text-[16px]/6 font-bold">{label}</h3>
    <DeskTable label={label} heads={heads}>
      {children}
    </DeskTable>
  </section>
)
