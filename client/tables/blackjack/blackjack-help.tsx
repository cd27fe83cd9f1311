import { useTranslations } from 'use-intl'
import type { StrategyTable } from '#engine/blackjack/strategy.ts'
import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import type { Game } from '#games/game.ts'
import { STRATEGIES } from '#games/strategies.ts'
import { usePreference } from '../../screen/use-preference.ts'
import { HINT_PREFERENCE } from './hint.ts'

const UPS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const
const PARTS = ['hard', 'soft', 'pairs'] as const

/** The best move for every hand, as in the math report, and the switch that marks it on the table. */
export function BlackjackHelp({ game }: { readonly game: Game<BlackjackDefinition> }) {
  const t = useTranslations('game.tables.blackjack.help')
  const [isHinting, setHinting] = usePreference(HINT_PREFERENCE)
  const table = STRATEGIES[game.slug]
  if (!table) return null
  return (
    <div className="game-help">
      <h2>{t('title')}</h2>
      <label className="game-choice-switch">
        {t('hints')}
        <input type="checkbox" checked={isHinting} onChange={() => setHinting(!isHinting)} />
      </label>
      <p className="text-muted">{t('text')}</p>
      {PARTS.map((part) => (
        <StrategyPart key={part} part={part} rows={table[part]} />
      ))}
      <p className="text-muted">{t('legend')}</p>
    </div>
  )
}

function StrategyPart({ part, rows }: { part: (typeof PARTS)[number]; rows: StrategyTable['hard'] }) {
  const t = useTranslations('game.tables.blackjack.help')
  const nameOf = (key: string): string => (part === 'pairs' ? (key === '1' ? 'A A' : `${key} ${key}`) : key)
  return (
    <div className="bj-table-scroll" tabIndex={0} role="region" aria-label={t(part)}>
      <table className="bj-table figures">
        <caption>{t(part)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hand')}</th>
            {UPS.map((up) => (
              <th key={up} scope="col">
                {up}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([key, letters]) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              {letters.split('').map((letter, column) => (
                <td key={column} data-letter={letter}>
                  {letter}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
