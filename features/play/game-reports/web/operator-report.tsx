import { ReportHead } from '#client/desk/desk-report.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { FoldRow } from '#ui/parts/fold-row.tsx'
import { amountText } from '#ui/parts/operator-text.ts'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import type { GamePerformance, GameReport } from '../contract.ts'

interface GameReportViewProps {
  readonly report: GameReport
  readonly onSave: () => void
}

const CURRENCIES = [
  ['SweepStakes', 'Entries'],
  ['TournamentPoints', 'Coins'],
] as const

/** Returns of a period by currency, games without activity, and what is left out. */
export function GameReportView({ report, onSave }: GameReportViewProps) {
  const { from, to, zone, counted, completeFrom, games, idle, testRounds } = report
  return (
    <section className="grid min-w-0 gap-3" aria-label="Game performance">
      <ReportHead from={from} to={to} onSave={onSave} />
      <p className="text-[14px]/5 text-muted">
        This brand, {zone}.{' '}
        {counted ? `Counted since ${timeIn(counted.since)}, up to ${timeIn(counted.until)}.` : 'Nothing is counted yet.'}{' '}
        {testRounds === 0
          ? 'Test accounts are left out.'
          : `Test accounts are left out: ${testRounds.toLocaleString('en-US')} plays.`}{' '}
        Open rounds are as of now.
      </p>
      {counted && completeFrom !== null && from < completeFrom ? (
        <p className="operator-alert">
          Incomplete: plays before {timeIn(counted.since)} aren’t counted. The report is complete from {completeFrom} on.
        </p>
      ) : null}
      {games.length === 0 ? <QueueEmpty isList>No activity: no game was played.</QueueEmpty> : null}
      {CURRENCIES.map(([mode, label]) => {
        const own = games.filter((game) => game.mode === mode)
        return own.length > 0 ? <Games key={mode} label={label} games={own} /> : null
      })}
      {idle.length > 0 ? (
        <p className="text-[14px]/5 text-muted">No activity: {idle.map(({ title }) => title).join(', ')}.</p>
      ) : null}
    </section>
  )
}

/** `2026-11-21T10:05:00` to the minute. */
const timeIn = (local: string): string => local.slice(0, 16).replace('T', ' ')

const percent = (hundredths: number): string =>
  `${(hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
const count = (number: number): string => number.toLocaleString('en-US')

const COLUMNS: Readonly<Record<string, (game: GamePerformance) => string>> = {
  Theoretical: ({ theoretical }) =>
    theoretical === null
      ? 'Not known'
      : theoretical.min === theoretical.max
        ? percent(theoretical.min)
        : `${percent(theoretical.min)} to ${percent(theoretical.max)}`,
  Actual: ({ actual }) => (actual === null ? '–' : percent(actual)),
  Plays: ({ rounds }) => count(rounds),
  Stakes: ({ stake }) => amountText(stake),
  Wins: ({ win }) => amountText(win),
  'Free plays': ({ freeRounds, freeStake, stake }) =>
    freeRounds > 0 && stake > 0 ? `${((100 * freeStake) / stake).toFixed(1)}% of stakes` : '–',
  'From winnings': ({ wonStake }) => amountText(wonStake),
  'Voided or taken back': ({ reversed }) => count(reversed),
  'Open now': ({ openRounds, openStake }) => (openRounds === 0 ? '–' : `${amountText(openStake)} in ${count(openRounds)}`),
}

/** Shown on phones without opening a row: both returns. */
const FIRST = 2

const nameOf = ({ title, version }: GamePerformance): string => (version === null ? title : `${title}, version\u00a0${version}`)

const Games = ({ label, games }: { readonly label: string; readonly games: readonly GamePerformance[] }) => (
  <section className="grid min-w-0 gap-2" aria-label={label}>
    <h3 className="text-[16px]/6 font-bold">{label}</h3>
    <DeskTable label={label} heads={['Game', ...Object.keys(COLUMNS)]} onPhones="fold">
      {games.map((game) => (
        <FoldRow key={`${game.provider} ${game.game} ${game.version}`} name={nameOf(game)}>
          {Object.entries(COLUMNS).map(([head, textOf], at) => (
            <td key={head} data-label={head} data-detail={at < FIRST ? undefined : ''}>
              {textOf(game)}
            </td>
          ))}
        </FoldRow>
      ))}
    </DeskTable>
  </section>
)
