import type { ReplyOf } from '#kernel/contract.ts'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { dollars, idText, timeText } from '#ui/parts/operator-text.ts'
import type { LedgerCheck, readBooks, Statement } from '../contract.ts'

type Books = ReplyOf<typeof readBooks>['data']

/** Money checks that fail. */
export function Faults({ faults, checkedAt }: Pick<Books, 'faults' | 'checkedAt'>) {
  const checked = checkedAt === null ? 'Not checked yet.' : `Last checked ${timeText(checkedAt)}.`
  if (faults.length === 0) return <p className="text-muted">All money checks pass. {checked}</p>
  return (
    <section className="operator-alert grid min-w-0 gap-3" aria-label="Violated conditions">
      <p>
        <b>{faults.length === 1 ? 'A money check fails.' : `${faults.length} money checks fail.`}</b> {checked}
      </p>
      <ul className="grid gap-2">
        {faults.map(({ check, subject, detail, since }) => (
          <li key={`${check} ${subject}`} className="text-[14px]/5 break-words">
            {idText(check)}: <code className="break-all">{subject}</code> {detail}. Since {timeText(since)}.
          </li>
        ))}
      </ul>
    </section>
  )
}

const SCOPES: Readonly<Record<LedgerCheck['scope'], string>> = { new: 'New entries', whole: 'All entries' }

/** When the ledger was last checked, new entries and all, and what is wrong with it. */
export function LedgerChecks({ checks }: { readonly checks: readonly LedgerCheck[] }) {
  const failed = checks.filter(({ faults }) => faults > 0)
  const times = checks.map(({ scope, ranAt }) => `${SCOPES[scope]} last checked ${timeText(ranAt)}.`).join(' ')
  if (failed.length === 0)
    return (
      <p className="text-muted">
        {checks.length === 0 ? 'The ledger hasn’t been checked yet.' : `The ledger passed its last checks. ${times}`}
      </p>
    )
  return (
    <section className="operator-alert grid min-w-0 gap-3" aria-label="Ledger">
      <p>
        <b>The ledger fails its checks.</b> {times}
      </p>
      <ul className="grid gap-2">
        {failed.map(({ scope, faults, firstFault, passedAt }) => (
          <li key={scope} className="text-[14px]/5 break-words">
            {SCOPES[scope]}: {faults === 1 ? 'a violation' : `${faults} violations, first`} {firstFault}.{' '}
            {passedAt === null ? 'It has never passed.' : `It last passed ${timeText(passedAt)}.`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What providers reported, by day. */
export const Statements = ({ statements }: { readonly statements: readonly Statement[] }) => (
  <section className="grid min-w-0 gap-3" aria-label="Statements">
    <h2 className="text-[18px]/6 font-bold">Provider statements</h2>
    {statements.length === 0 ? (
      <p className="text-muted">No statements yet. Each UTC day is compared soon after it ends.</p>
    ) : (
      <DeskTable label="Statements" heads={['Day', 'Provider', 'Lines', 'Fees', 'Settled', 'Result']}>
        {statements.map(({ provider, day, lines, openCases, feeCents, settledCents }) => (
          <tr key={`${provider} ${day}`}>
            <th scope="row">{day}</th>
            <td data-label="Provider">{provider}</td>
            <td data-label="Lines">{lines}</td>
            <td data-label="Fees">{dollars(feeCents)}</td>
            <td data-label="Settled">{dollars(settledCents)}</td>
            <td data-label="Result">
              <span className="operator-tag" data-tone={openCases > 0 ? 'bad' : 'good'}>
                {openCases > 0 ? `${openCases} open` : 'Agrees'}
              </span>
            </td>
          </tr>
        ))}
      </DeskTable>
    )}
  </section>
)
