import './coin-drops.css'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { Claimed, Drop } from '../contract.ts'
import { type DropPhase, dropsNow } from '../shared/phase.ts'

export interface ClaimState {
  readonly isPending: boolean
  /** The drop whose claim failed; null for none. */
  readonly failedAt: number | null
  /** The limit that refused it, in words. */
  readonly limit?: string | undefined
  readonly onClaim: (drop: Drop) => void
}

export interface DropPanelProps {
  readonly drops: readonly Drop[]
  readonly claimed: Claimed
  readonly isPlayer: boolean
  readonly claiming: ClaimState
  /** A drop has closed, so that another one is next: refetches them. */
  readonly onClosed: () => void
}

/** The drop that can be claimed now, else the next one: its coins, what is left, and the button. */
export function DropPanel({ drops, claimed, isPlayer, claiming, onClosed }: DropPanelProps) {
  const t = useTranslations('coin-drops')
  const { phase, drop, next } = dropsNow(drops, claimed.claimedAt, Math.floor((useSecond() ?? 0) / SECOND_MS))
  if (!drop) return <p className="drop-text">{t('states.ended')}</p>
  return (
    <section className="drop-panel" aria-label={t('panel')} data-phase={phase}>
      <Amount drop={drop} />
      <p className="drop-text" data-phase={phase} role="status">
        {phase === 'claimed' ? <Icon name="check-circle-fill" className="size-5 flex-none" /> : null}
        {t(`states.${phase}`, { total: drop.total })}
      </p>
      {phase === 'before' ? null : <Left drop={drop} />}
      <Clock phase={phase} drop={drop} next={next} onClosed={onClosed} />
      {phase === 'falling' || !isPlayer ? <ClaimButton {...{ drop, isPlayer, claiming }} /> : null}
    </section>
  )
}

function Amount({ drop }: { drop: Drop }) {
  const t = useTranslations('coin-drops')
  const format = useAmount()
  return (
    <p className="drop-amount">
      <img src="/art/interface/coin-64.webp" width={36} height={36} alt="" />
      <span>
        {format('coins', drop.coins)} <small>{t('each')}</small>
      </span>
    </p>
  )
}

/** The live counter. */
function Left({ drop: { left, total } }: { drop: Drop }) {
  const t = useTranslations('coin-drops')
  const part = `${(left / total) * 100}%`
  return (
    <div className="drop-left">
      <div
        className="drop-track"
        role="meter"
        aria-label={t('leftLabel')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={left}
      >
        <span style={{ '--part': part } as React.CSSProperties} />
      </div>
      <p>
        <strong>{t('left', { left, total })}</strong>
      </p>
    </div>
  )
}

interface ClockProps {
  readonly phase: DropPhase
  readonly drop: Drop
  readonly next: Drop | undefined
  readonly onClosed: () => void
}

/** Until it falls, until it closes, or until the next one falls. */
function Clock({ phase, drop, next, onClosed }: ClockProps) {
  const t = useTranslations('coin-drops')
  const isOver = phase === 'claimed' || phase === 'gone'
  const until = phase === 'before' ? drop.at : isOver ? next?.at : drop.closesAt
  if (until === undefined) return null
  return (
    <p className="drop-clock">
      <span className="drop-clock-label">{t(phase === 'before' ? 'fallsIn' : isOver ? 'nextIn' : 'closesIn')}</span>
      <span className="drop-clock-time">
        <Countdown until={until} {...(phase === 'falling' && { onEnd: onClosed })} />
      </span>
    </p>
  )
}

function ClaimButton({ drop, isPlayer, claiming }: Pick<DropPanelProps, 'isPlayer' | 'claiming'> & { drop: Drop }) {
  const t = useTranslations('coin-drops')
  const format = useAmount()
  const { isPending, failedAt, limit, onClaim } = claiming
  if (!isPlayer) {
    return (
      <div className="campaign-action">
        <LocalLink className="button" to="/signup">
          {t('signUp')}
        </LocalLink>
      </div>
    )
  }
  return (
    <>
      {failedAt === drop.at ? <ActFailure>{limit ?? t('failed')}</ActFailure> : null}
      <div className="campaign-action">
        <button type="button" className="button" data-size="large" disabled={isPending} onClick={() => onClaim(drop)}>
          {t(isPending ? 'claiming' : 'claim', { amount: format('coins', drop.coins) })}
        </button>
      </div>
    </>
  )
}
