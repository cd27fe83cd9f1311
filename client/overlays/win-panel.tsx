import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayState, ShownWin } from '../play/play-state.ts'
import { isLoud } from '../playback/win-tier.ts'
import { PlayedAmount } from './played-amount.tsx'

interface WinPanelProps {
  readonly state: PlayState
  /** Actions beside it. */
  readonly children?: ReactNode
}

/** A win at the foot of the reels; a large one once it was celebrated. */
export function WinPanel({ state, children }: WinPanelProps) {
  const { win } = state
  if (!win || (win.isNew && isLoud(win.tier))) return null
  return (
    <div className="win-place" data-tier={win.tier}>
      <div className="win-panel" aria-hidden="true" key={`${state.round?.id}/${win.amount}`}>
        <small>
          <WinTitle win={win} />
        </small>
        <b className="figures">
          <PlayedAmount state={state} amount={win.amount} ms={win.countMs} />
        </b>
      </div>
      {children}
    </div>
  )
}

function WinTitle({ win: { tier, line } }: { win: ShownWin }) {
  const t = useTranslations('game')
  if (tier === 'none') return null
  return line === null ? t(`tiers.${tier}`) : t('tierOnLine', { tier: t(`tiers.${tier}`), line })
}
