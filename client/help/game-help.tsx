import { useFormatter, useTranslations } from 'use-intl'
import { type HelpTable, type HelpText, helpOf } from '#engine/help.ts'
import { payAmount } from '#engine/slot/help.ts'
import type { AnyGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { AUTOPLAY_ROUNDS_MAX, type GameMode, MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { lookOf } from '../stage/look.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { HelpWords } from './help-words.tsx'
import { MustDropHelp } from './must-drop-help.tsx'

interface GameHelpProps {
  readonly game: AnyGame
  readonly mode: GameMode
  /** The stake for which pays are shown, in minor units. */
  readonly stake: number
}

/** Rules, odds and pays, all derived from the definition and its math report, so help cannot contradict the game. */
export const GameHelp = (props: GameHelpProps) => (
  <HelpWords>
    <Help {...props} />
  </HelpWords>
)

function Help({ game, mode, stake }: GameHelpProps) {
  const t = useTranslations('game')
  const help = useTranslations('gameHelp')
  const locale = useSiteLocale()
  const format = useAmount()
  const { definition } = game
  const page = helpOf(game, locale)
  const pay = (units: number): number => (definition.kind === 'slot' ? payAmount(definition, units, stake) : 0)
  const { symbol } = lookOf(game.slug, false)
  const { granted } = MODE_ASSETS[mode]
  return (
    <div className="game-help">
      {page.paytable.length > 0 ? <p className="text-muted">{t('paysAt', { amount: format(granted, stake) })}</p> : null}
      <ul className="pay-table" hidden={page.paytable.length === 0}>
        {page.paytable.map((row) => (
          <li key={row.symbol}>
            <img src={symbol(row.symbol)} alt="" width="64" height="64" loading="lazy" />
            <div>
              <b>{row.name}</b>
              {row.pays.map(({ count, units }) => (
                <span key={count} className="figures">
                  {count} × <em>{format(granted, pay(units))}</em>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h2>{t('howItPlays')}</h2>
      <ul className="help-rules">
        {page.rules.map((rule) => (
          <li key={JSON.stringify(rule)}>{help(rule.key, rule.values)}</li>
        ))}
      </ul>
      <MustDropHelp slug={game.slug} mode={mode} />
      {(page.tables ?? []).map((table) => (
        <PaysTable key={JSON.stringify(table.title)} table={table} />
      ))}
      <Lines lines={page.lines} />
      <h2>{t('odds')}</h2>
      <dl className="help-facts">
        {page.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{help(label)}</dt>
            <dd>{help(text.key, text.values)}</dd>
          </div>
        ))}
        <PlayFacts game={game} />
      </dl>
    </div>
  )
}

/** The available modes and their rules. */
function PlayFacts({ game: { slug, definition, mathReport } }: { game: AnyGame }) {
  const t = useTranslations('game')
  const { dateTime } = useFormatter()
  const format = useAmount()
  const range = (mode: GameMode): string => {
    const levels = definition.betLevels[mode]
    const { granted } = MODE_ASSETS[mode]
    return t('amountRange', { least: format(granted, levels[0] ?? 0), greatest: format(granted, levels.at(-1) ?? 0) })
  }
  return (
    <>
      <div>
        <dt>{t('amountLimits')}</dt>
        <dd>{t('amountLimitsText', { coins: range('TournamentPoints'), entries: range('SweepStakes') })}</dd>
      </div>
      {definition.kind === 'slot' ? (
        <div>
          <dt>{t('autoplay')}</dt>
          <dd>{t('autoplayLimits', { rounds: AUTOPLAY_ROUNDS_MAX })}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('gameVersion')}</dt>
        <dd>
          <a href={`/rest/game/${slug}/math-report/`}>
            {t('mathReport', {
              version: mathReport.version,
              date: dateTime(new Date(mathReport.countedOn), { dateStyle: 'long', timeZone: 'UTC' }),
            })}
          </a>{' '}
          <code className="break-all">{mathReport.defHash}</code>
        </dd>
      </div>
    </>
  )
}

/** Wide tables scroll on their own. */
function PaysTable({ table: { title, head, rows } }: { table: HelpTable }) {
  const help = useTranslations('gameHelp')
  const say = ({ key, values }: HelpText) => help(key, values)
  return (
    <>
      <h2>{say(title)}</h2>
      <div className="help-table" role="region" aria-label={say(title)} tabIndex={0}>
        <table className="figures">
          <thead>
            <tr>
              {head.map((text) => (
                <th key={JSON.stringify(text)} scope="col">
                  {say(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={JSON.stringify(name)}>
                <th scope="row">{say(name)}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell ? say(cell) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Lines({ lines }: { lines: readonly (readonly number[])[] }) {
  const t = useTranslations('game')
  if (lines.length === 0) return null
  const rows = Math.max(...lines.flat()) + 1
  return (
    <>
      <h2>{t('lines')}</h2>
      <ol className="help-lines">
        {lines.map((line, index) => (
          <li key={index}>
            <LinePicture line={line} rows={rows} />
            <span className="figures">{index + 1}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

const CELL = 8
const GAP = 2

function LinePicture({ line, rows }: { line: readonly number[]; rows: number }) {
  const [width, height] = [line.length * (CELL + GAP) - GAP, rows * (CELL + GAP) - GAP]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={line.map((row) => row + 1).join(' ')}
    >
      {line.flatMap((crossed, reel) =>
        Array.from({ length: rows }, (_, row) => (
          <rect
            key={`${reel}/${row}`}
            x={reel * (CELL + GAP)}
            y={row * (CELL + GAP)}
            width={CELL}
            height={CELL}
            rx="1.5"
            data-is-on={row === crossed ? '' : undefined}
          />
        )),
      )}
    </svg>
  )
}
