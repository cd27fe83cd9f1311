import './fun-machine.css'
import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { Meter } from '../contract.ts'
import type { Pulling } from './queries.ts'

const WHOLE_COIN = 100

interface MeterPanelProps {
  readonly meter: Meter
  readonly isPlayer: boolean
  readonly pulling: Pulling
}

/** The player's meter and what can be done with it now: guests sign up, a full one is pulled, any other is filled. */
export function MeterPanel({ meter, isPlayer, pulling }: MeterPanelProps) {
  const t = useTranslations('fun-machine')
  const format = useAmount()
  const { filled, needed, pulls, pullsMax } = meter
  const isStopped = pulls >= pullsMax
  // Amounts are rounded down, so what is left is rounded up.
  const left = Math.ceil((needed - filled) / WHOLE_COIN) * WHOLE_COIN
  const text = t('filled', { filled: format('coins', isStopped ? needed : filled), needed: format('coins', needed) })
  return (
    <section className="fun-panel" aria-label={t('meter')}>
      <p className="fun-pulls" data-is-ready={pulls > 0}>
        <b className="figures">{t('pulls', { count: pulls })}</b>
        <span aria-hidden="true">
          {Array.from({ length: pullsMax }, (_, at) => (
            <i key={at} data-is-had={at < pulls} />
          ))}
        </span>
      </p>
      <div
        className="fun-tube"
        role="meter"
        aria-label={t('meter')}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={isStopped ? needed : filled}
        aria-valuetext={text}
        style={{ '--filled': `${isStopped ? 100 : (filled / Math.max(1, needed)) * 100}%` } as React.CSSProperties}
      />
      <p className="figures text-muted" aria-hidden="true">
        {text}
      </p>
      <p className="font-semibold" role="status">
        {isStopped ? t('stopped') : t('left', { left: format('coins', left), pulls })}
      </p>
      {pulling.isFailed ? <ActFailure>{pulling.limit ?? t('failed')}</ActFailure> : null}
      <div className="campaign-action">
        {!isPlayer ? (
          <LocalLink className="button" data-size="large" to="/signup">
            {t('signUp')}
          </LocalLink>
        ) : pulls > 0 || pulling.isPending ? (
          <button type="button" className="button" data-size="large" disabled={pulling.isPending} onClick={pulling.onPull}>
            {t(pulling.isPending ? 'pulling' : 'pull')}
          </button>
        ) : (
          <a className="button" href="#games">
            {t('seeGames')}
          </a>
        )}
      </div>
    </section>
  )
}
