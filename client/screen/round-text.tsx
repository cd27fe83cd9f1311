import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { opensLeft } from '../overlays/pick-board.tsx'
import { useNames, useTierName } from '../overlays/names.ts'
import { eventsOf, type PlayState } from '../play/play-state.ts'
import { type Announcement, announce } from '../playback/announce.ts'
import { gridRows } from '../stage/game-stage.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** The picture's text alternative: each round's result as it ends, and the visible symbols as a table. */
export function RoundText({ game, state }: { game: SlotGame; state: PlayState }) {
  const t = useTranslations('game')
  const locale = useSiteLocale()
  const sentences = useSentences(game)
  const isOver = state.phase === 'idle' && state.round !== null
  const picked = usePicked(game, state)
  const rows = gridRows(state.view.grid ?? [])
  return (
    <div className="sr-only">
      <p aria-live="polite" data-testid="round-text">
        {picked.join(' ')}
        {isOver && state.round ? sentences(state.round, state.balances.version > 0 ? state.balanceShown : null) : ''}
        {state.isReconnecting ? t('reconnecting') : ''}
      </p>
      <table>
        <caption>{t('symbolsInView')}</caption>
        <tbody>
          {rows.map((symbols, row) => (
            <tr key={row}>
              {symbols.map((id, reel) => (
                <td key={reel}>{game.symbolNames[id]?.[locale] ?? id}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the last pick revealed, and what to do next. */
function usePicked(game: SlotGame, { phase, card, round, mode }: PlayState): string[] {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  const format = useAmount()
  if (phase !== 'choosing' || card?.kind !== 'picks') return []
  const { granted } = MODE_ASSETS[round?.mode ?? mode]
  const last = card.opened.at(-1)
  const paid = last && last.won > 0 ? [t('said.winPick', { amount: format(granted, last.won) })] : []
  const found = last ? [t('said.picked', { label: nameOf(last.label) }), ...paid] : []
  return [...found, t('pickHow', { left: opensLeft(game, card) })]
}

/** A finished round in sentences; a replay has no balance. */
function useSentences(game: SlotGame): (round: WireRoundDetail, balance: number | null) => string {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  const tierName = useTierName(game)
  const format = useAmount()
  return (round, balance) => {
    const { granted } = MODE_ASSETS[round.mode]
    const say = ({ key, values }: Announcement): string => {
      const symbol = nameOf(String(values['symbol'] ?? ''))
      const label = nameOf(String(values['label'] ?? ''))
      const jackpot = tierName(String(values['jackpot'] ?? ''))
      const amount = typeof values['amount'] === 'number' ? format(granted, values['amount']) : ''
      return t(`said.${key}`, { ...values, symbol, label, jackpot, amount })
    }
    const told = announce(eventsOf(round)).map(say)
    return (balance === null ? told : [...told, t('said.balance', { amount: format(granted, balance) })]).join(' ')
  }
}
