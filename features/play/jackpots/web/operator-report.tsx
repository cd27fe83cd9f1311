import { ReportHead } from '#client/desk/desk-report.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { amountText } from '#ui/parts/operator-text.ts'
import type { JackpotReport, JackpotWin } from '../shared/operator-contract.ts'
import { amountIn, searchOf } from './operator-texts.ts'

interface JackpotReportViewProps {
  readonly report: JackpotReport
  readonly onSave: () => void
}

/** Sums and wins of a period, and what is left out. */
export function JackpotReportView({ report, onSave }: JackpotReportViewProps) {
  const { from, to, zone, reportedFrom, wins, isCutOff, totals, testWins } = report
  return (
    <section className="grid min-w-0 gap-3" aria-label="Jackpots won">
      <ReportHead from={from} to={to} onSave={onSave} />
      <p className="text-[14px]/5 text-muted">
        This brand, {zone}. Wins of {amountIn('SweepStakes', reportedFrom.SweepStakes)} or{' '}
        {amountIn('TournamentPoints', reportedFrom.TournamentPoints)} and more.{' '}
        {testWins === 0
          ? 'Test accounts are left out.'
          : `Test accounts are left out: ${testWins} ${testWins === 1 ? 'win' : 'wins'}.`}
      </p>
      {wins.length === 0 ? <QueueEmpty isList>No activity: no jackpot of this size was won.</QueueEmpty> : null}
      {totals.length > 0 ? (
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {totals.map(({ mode, count, amount }) => (
            <div key={mode} className="card p-4">
              <dt className="text-[13px]/5 text-muted">
                {mode === 'SweepStakes' ? 'For entries' : 'For coins'} ({count})
              </dt>
              <dd className="text-[20px]/7 font-bold break-words tabular-nums">{amountIn(mode, amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isCutOff ? <p className="text-muted">The newest {wins.length} are shown. The file has more.</p> : null}
      {wins.length > 0 ? <Wins wins={wins} /> : null}
    </section>
  )
}

const HEADS = ['Won', 'Player', 'Jackpot', 'Amount', 'Play amount', 'Pool before', 'Reset value', 'Contributions', 'Round']

const Wins = ({ wins }: { readonly wins: readonly JackpotWin[] }) => (
  <DeskTable label="Jackpots" heads={HEADS}>
    {wins.map((win) => (
      <Row key={`${win.round} ${win.pool}`} win={win} />
    ))}
  </DeskTable>
)

function Row({ win }: { readonly win: JackpotWin }) {
  const { round, player, login, title, pool, mode, day, time, stake, amount, held, seed, contributed, voidedAt } = win
  const figures = [
    ['Play amount', amountText(stake)],
    ['Pool before', amountText(held)],
    ['Reset value', amountText(seed)],
    ['Contributions', amountText(contributed)],
  ] as const
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {day} {time}
      </th>
      <td data-label="Player">
        <LocalLink to={searchOf(player)} className="text-link -my-2 inline-block py-2 break-all">
          {login}
        </LocalLink>
      </td>
      <td data-label="Jackpot">
        {title}, {pool}
        {voidedAt === null ? null : (
          <span className="operator-tag ml-2" data-tone="bad">
            void round
          </span>
        )}
      </td>
      <td data-label="Amount" className="font-semibold">
        {amountIn(mode, amount)}
      </td>
      {figures.map(([label, value]) => (
        <td key={label} data-label={label}>
          {value}
        </td>
      ))}
      <td data-label="Round">
        <LocalLink
          to={`/operator/jackpots/${round}`}
          className="text-link -my-2 inline-block py-2"
          aria-label={`Round of ${day} ${time}`}
        >
          Show
        </LocalLink>
      </td>
    </tr>
  )
}
