import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { LotteryViewProps } from './lottery-view.tsx'
import type { ActState } from './queries.ts'

type PanelProps = Pick<LotteryViewProps, 'details' | 'own' | 'board' | 'isPlayer' | 'asking' | 'taking'>

/** The player's tickets and what brings more; after the draw, what they won. A guest signs up first. */
export function OwnPanel(props: PanelProps) {
  const t = useTranslations('lottery')
  const { details, isPlayer } = props
  if (details.campaign.state === 'ended') return isPlayer ? <Result {...props} /> : null
  if (!isPlayer) {
    return (
      <div className="campaign-action">
        <LocalLink className="button" to="/signup">
          {t('signUp')}
        </LocalLink>
        <Play isQuiet />
      </div>
    )
  }
  // Not known yet, which is not the same as no tickets.
  if (!props.own) return <span className="skeleton block h-24 rounded-control" />
  return <Collecting {...props} own={props.own} />
}

function Play({ isQuiet }: { isQuiet: boolean }) {
  const t = useTranslations('lottery')
  return (
    <LocalLink className="button" data-kind={isQuiet ? 'quiet' : undefined} to="/library">
      {t('play')}
    </LocalLink>
  )
}

function Collecting({ details, own, asking }: PanelProps & { own: NonNullable<PanelProps['own']> }) {
  const t = useTranslations('lottery')
  const { number } = useFormatter()
  const amount = useAmount()
  const { coinsPerTicket, ticketsMax } = details
  const { tickets, progress, dailyLeft } = own
  const isFull = ticketsMax !== null && tickets.length >= ticketsMax
  const price = coinsPerTicket ?? 1
  return (
    <>
      <div className="lottery-own">
        <p className="lottery-count">
          <span>{t('ticketCount', { count: tickets.length })}</span>
          <small>{t(isFull ? 'isMost' : 'most', { count: ticketsMax ?? 0 })}</small>
        </p>
        {isFull ? null : (
          <>
            <span
              className="progress"
              role="progressbar"
              aria-label={t('toNext')}
              aria-valuemin={0}
              aria-valuemax={price}
              aria-valuenow={progress}
            >
              <span style={{ width: `${Math.min(100, (progress / price) * 100)}%` }} />
            </span>
            <p className="lottery-note">{t('left', { coins: amount('coins', Math.max(0, price - progress)) })}</p>
          </>
        )}
      </div>
      <Failure act={asking} />
      <div className="campaign-action">
        {dailyLeft > 0 ? (
          <button type="button" className="button" disabled={asking.isPending} onClick={asking.onAct}>
            {asking.isPending ? t('asking') : t('ask', { count: dailyLeft, shown: number(dailyLeft) })}
          </button>
        ) : null}
        <Play isQuiet={dailyLeft > 0} />
      </div>
      {dailyLeft === 0 && !isFull ? <p className="lottery-note">{t('tomorrow')}</p> : null}
    </>
  )
}

function Failure({ act: { isFailed, limit } }: { act: ActState }) {
  const t = useTranslations('lottery')
  return isFailed ? <ActFailure>{limit ?? t('failed')}</ActFailure> : null
}

function Result({ own, board, taking }: PanelProps) {
  const t = useTranslations('lottery')
  const { number } = useFormatter()
  const count = own?.tickets.length ?? 0
  if (!board || !own) return null
  if (!board.isDrawn) return <p className="lottery-result">{t('drawing')}</p>
  const { own: prize } = board
  if (!prize) return <p className="lottery-result">{t('notWon', { count })}</p>
  return (
    <>
      <div className="lottery-own">
        <p className="lottery-count">
          <span>{t('won', { count: prize.places.length })}</span>
        </p>
        <p className="lottery-prize">
          <PrizeLine coins={prize.coins} entries={prize.entries} />
        </p>
        <p className="lottery-note">
          {prize.isTaken
            ? t('taken')
            : t('places', { count: prize.places.length, places: prize.places.map((place) => number(place)).join(', ') })}
        </p>
      </div>
      <Failure act={taking} />
      {prize.isTaken ? null : (
        <div className="campaign-action">
          <button type="button" className="button" disabled={taking.isPending} onClick={taking.onAct}>
            {t(taking.isPending ? 'taking' : 'take')}
          </button>
        </div>
      )}
    </>
  )
}
