import { useTranslations } from 'use-intl'
import { CountUp } from '../screen/count-up.tsx'
import { countUpMs, type WinTier, winTier } from '../show/win-tier.ts'
import type { TableState } from './table-state.ts'

/** How loud the end of the round in view is; nothing until all of it was seen. */
export const tierOf = ({ phase, round }: Pick<TableState, 'phase' | 'round'>): WinTier =>
  phase === 'idle' && round?.state === 'settled' ? tierOfRound(round.win, round.stake) : 'none'

/** Where just the play amount comes back, as in a tie, nothing was won. */
const tierOfRound = (win: number, stake: number): WinTier => (win === stake && win > 0 ? 'return' : winTier(win, stake))

interface TableWinProps {
  readonly state: Pick<TableState, 'phase' | 'round'>
  readonly isStill: boolean
  readonly pace: number
  readonly format: (minor: number) => string
}

/** What was won, as loudly as it deserves. A return of no more than the play amount is only told. */
export function TableWin({ state, isStill, pace, format }: TableWinProps) {
  const t = useTranslations('game')
  const { round } = state
  const tier = tierOf(state)
  if (!round || tier === 'none') return null
  const isLoud = tier === 'big' || tier === 'mega' || tier === 'epic'
  return (
    <div className="win-place table-win" data-tier={tier} aria-hidden="true" key={round.id}>
      {isLoud && !isStill ? <div className="win-rays" /> : null}
      <div className="win-panel">
        <small>{t(`tiers.${tier}`)}</small>
        <b className="figures">
          <CountUp amount={round.win} ms={isStill ? 0 : countUpMs(round.win, round.stake) * pace} format={format} />
        </b>
      </div>
    </div>
  )
}
