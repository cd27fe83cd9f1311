import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CountUp } from '../screen/count-up.tsx'
import { countUpMs, type WinTier, winTier } from '../playback/win-tier.ts'
import type { TableState } from './table-state.ts'

/** The celebration tier of the visible round's end; undefined until all of it was shown. */
export const tierOf = ({ phase, round }: Pick<TableState, 'phase' | 'round'>): WinTier =>
  phase === 'idle' && round?.state === 'settled' ? winTier(round.win, round.stake) : 'none'

interface TableWinProps {
  readonly state: Pick<TableState, 'phase' | 'round'>
  readonly isStill: boolean
  readonly pace: number
  readonly format: (minor: number) => string
  /** Actions beside it. */
  readonly actions?: ReactNode
}

/** A win, celebrated according to its size. A return of at most the play amount is only shown. */
export function TableWin({ state, isStill, pace, format, actions }: TableWinProps) {
  const t = useTranslations('game')
  const { round } = state
  const tier = tierOf(state)
  if (!round || tier === 'none') return null
  const isLoud = tier === 'big' || tier === 'mega' || tier === 'epic'
  return (
    <div className="win-place table-win" data-tier={tier} key={round.id}>
      {isLoud && !isStill ? <div className="win-rays" /> : null}
      <div className="win-panel" aria-hidden="true">
        <small>{t(`tiers.${tier}`)}</small>
        <b className="figures">
          <CountUp amount={round.win} ms={isStill ? 0 : countUpMs(round.win, round.stake) * pace} format={format} />
        </b>
      </div>
      {actions}
    </div>
  )
}
