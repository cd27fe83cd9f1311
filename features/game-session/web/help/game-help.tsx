import { useLocale, useTranslations } from 'use-intl'
import { helpOf } from '#engine/help.ts'
import { payAmount } from '#engine/slot/help.ts'
import type { Game } from '#games/game.ts'
import type { Locale } from '#kernel/locale.ts'
import { useAmount } from '#ui/format/amount.ts'
import { type GameMode, MODE_ASSETS } from '../../contract.ts'
import { lookOf } from '../stage/look.ts'

interface GameHelpProps {
  readonly game: Game
  readonly mode: GameMode
  /** What pays are shown for, in minor units. */
  readonly stake: number
}

/** Rules, odds and pays, all made from the definition and its certificate: help cannot disagree with the game. */
export function GameHelp({ game, mode, stake }: GameHelpProps) {
  const t = useTranslations('game')
  const help = useTranslations('gameHelp')
  const locale = useLocale() as Locale
  const format = useAmount()
  const page = helpOf(game, locale)
  const { symbol } = lookOf(game.slug, false)
  const { granted } = MODE_ASSETS[mode]
  return (
    <div className="game-help">
      <p className="text-muted">{t('paysAt', { amount: format(granted, stake) })}</p>
      <ul className="pay-table">
        {page.paytable.map((row) => (
          <li key={row.symbol}>
            <img src={symbol(row.symbol)} alt="" width="64" height="64" loading="lazy" />
            <div>
              <b>{row.name}</b>
              {row.pays.map(({ count, units }) => (
                <span key={count} className="figures">
                  {count} × <em>{format(granted, payAmount(game.definition, units, stake))}</em>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h2>{t('howItPlays')}</h2>
      <ul className="help-rules">
        {page.rules.map(({ key, values }) => (
          <li key={key}>{help(key, values)}</li>
        ))}
      </ul>
      <h2>{t('lines')}</h2>
      <ol className="help-lines">
        {page.lines.map((line, index) => (
          <li key={index}>
            <LinePicture line={line} rows={game.definition.rows} />
            <span className="figures">{index + 1}</span>
          </li>
        ))}
      </ol>
      <h2>{t('odds')}</h2>
      <dl className="help-facts">
        {page.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{help(label)}</dt>
            <dd>{help(text.key, text.values)}</dd>
          </div>
        ))}
      </dl>
    </div>
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
