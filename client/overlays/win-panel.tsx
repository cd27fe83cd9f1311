import { useTranslations } from 'use-intl'
import type { PlayState, ShownWin } from '../play/play-state.ts'
import { PlayedAmount } from './played-amount.tsx'

/** A win, celebrated according to its size. A return below the play amount is only shown. */
export function WinPanel({ state }: { state: PlayState }) {
  const { win } = state
  if (!win) return null
  const isLoud = win.tier === 'big' || win.tier === 'mega' || win.tier === 'epic'
  return (
    <div className="win-place" data-tier={win.tier} aria-hidden="true">
      {isLoud && win.countMs > 0 ? <div className="win-rays" /> : null}
      <div className="win-panel" key={`${state.round?.id}/${win.amount}`}>
        <small>
          <WinTitle win={win} />
        </small>
        <b className="figures">
          <PlayedAmount state={state} amount={win.amount} ms={win.countMs} />
        </b>
      </div>
    </div>
  )
}

function WinTitle({ win: { tier, line } }: { win: ShownWin }) {
  const t = useTranslations('game')
  if (tier === 'none') return null
  return line === null ? t(`tiers.${tier}`) : t('tierOnLine', { tier: t(`tiers.${tier}`), line })
}
