import './scratch-cards.css'
import { useFormatter, useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { Card, CardSet } from '../contract.ts'
import { activeCard, cardAt, isDealable, isInHand } from '../shared/cards.ts'
import type { CardActions } from './queries.ts'
import { ScratchSurface } from './scratch-surface.tsx'

interface ScratchPanelProps {
  readonly set: CardSet
  readonly isPlayer: boolean
  readonly actions: CardActions
  /** A timer is over: refetches the set. */
  readonly onReady: () => void
}

/** The active card, and the one thing to do with it now. */
export function ScratchPanel({ set, isPlayer, actions, onReady }: ScratchPanelProps) {
  const t = useTranslations('scratch-cards')
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  const cards = set.cards.map((card) => cardAt(card, now))
  const { scratching, failure } = actions
  const card = cards.find(({ id }) => id === scratching?.id) ?? shownCard(cards)
  if (!card) return null
  const isRevealed = scratching?.isCleared === true && scratching.prize !== null
  return (
    <section className="scratch-panel" aria-label={t('yourCard')} data-status={isRevealed ? 'revealed' : card.status}>
      <Ticket number={card.id}>
        <Face card={card} isPlayer={isPlayer} actions={actions} onReady={onReady} />
      </Ticket>
      <p className="scratch-text" role="status">
        <PanelText card={card} set={set} isPlayer={isPlayer} actions={actions} />
      </p>
      {failure ? <ActFailure>{failure.limit ?? t('failed')}</ActFailure> : null}
      <PanelAction card={card} cards={cards} isPlayer={isPlayer} actions={actions} />
    </section>
  )
}

/** The active card if it is in hand; else the next one to deal or to earn. */
function shownCard(cards: readonly Card[]): Card | undefined {
  const active = activeCard(cards)
  if (active && isInHand(active)) return active
  return cards.find(({ status }) => status === 'earned') ?? cards.find(({ status }) => status === 'locked') ?? cards.at(-1)
}

function Ticket({ number, children }: { number: number; children: React.ReactNode }) {
  const t = useTranslations('scratch-cards')
  return (
    <div className="scratch-ticket" key={number}>
      <p className="scratch-head">
        <b>{t('name')}</b>
        <span className="figures">{t('number', { number })}</span>
      </p>
      {children}
    </div>
  )
}

type PartProps = Pick<ScratchPanelProps, 'isPlayer' | 'actions'> & { readonly card: Card }

function Face({ card, isPlayer, actions, onReady }: PartProps & Pick<ScratchPanelProps, 'onReady'>) {
  const t = useTranslations('scratch-cards')
  const { scratching, onStart, onCleared } = actions
  if (!isPlayer) return <Closed icon="gift-fill" />
  if (card.status === 'ready_for_activate' || scratching?.id === card.id) {
    return (
      <ScratchSurface
        key={card.id}
        label={t('surface')}
        isOpen={scratching?.isCleared === true && scratching.prize !== null}
        onStart={() => onStart(card.id)}
        onCleared={() => onCleared(card.id)}
      >
        <Prize prize={scratching?.prize ?? null} />
      </ScratchSurface>
    )
  }
  if (card.status === 'available' && card.timer !== null) {
    return (
      <Closed icon="hourglass-medium-fill">
        <Countdown until={card.timer} onEnd={onReady} />
      </Closed>
    )
  }
  if (card.status === 'scratched') return <Prize prize={card.prize} />
  return <Closed icon={card.status === 'earned' ? 'sparkle-fill' : 'lock-key-fill'} />
}

function Closed({ icon, children }: { icon: React.ComponentProps<typeof Icon>['name']; children?: React.ReactNode }) {
  return (
    <div className="scratch-window" data-is-closed="">
      <span className="scratch-seal">
        <Icon name={icon} className="size-8" />
        {children}
      </span>
    </div>
  )
}

function Prize({ prize }: { prize: Card['prize'] }) {
  const t = useTranslations('scratch-cards')
  const words = useTranslations('ui')
  if (!prize) return <span className="scratch-prize" aria-hidden="true" />
  const { coins, entries } = prize
  if (coins === 0 && entries === 0) return <span className="scratch-prize scratch-nothing">{t('nothing')}</span>
  return (
    <span className="scratch-prize">
      {coins > 0 ? (
        <span>
          <img src="/art/interface/coin-128.webp" width={64} height={64} alt="" />
          <CountingAmount asset="coins" minor={coins} /> <small>{words('coins')}</small>
        </span>
      ) : null}
      {entries > 0 ? (
        <span>
          <img src="/art/interface/entry-128.webp" width={64} height={64} alt="" />
          <CountingAmount asset="entries" minor={entries} /> <small>{words('entries')}</small>
        </span>
      ) : null}
    </span>
  )
}

function PanelText({ card, set, isPlayer, actions: { scratching } }: PartProps & { readonly set: CardSet }) {
  const t = useTranslations('scratch-cards')
  if (!isPlayer) return t('states.guest')
  if (scratching?.id === card.id && scratching.prize && scratching.isCleared) {
    return t(scratching.prize.coins + scratching.prize.entries > 0 ? 'states.won' : 'states.nothing')
  }
  if (card.status === 'ready_for_activate' || scratching?.id === card.id) return t('states.ready')
  if (card.status !== 'locked') return t(`states.${card.status}`)
  return set.roundsForNext === null ? t('states.tomorrow') : t('states.locked', { left: set.roundsForNext - set.rounds })
}

function PanelAction({ card, cards, isPlayer, actions }: PartProps & { readonly cards: readonly Card[] }) {
  const t = useTranslations('scratch-cards')
  const { scratching, isDealing, onDeal, onStart, onCleared, onNext } = actions
  const isOpen = scratching?.id === card.id && scratching.isCleared && scratching.prize !== null
  const deal = (
    <button type="button" className="button" disabled={isDealing} onClick={onDeal}>
      {t(isDealing ? 'dealing' : 'deal')}
    </button>
  )
  if (!isPlayer) {
    return (
      <LocalLink className="button" to="/signup">
        {t('signUp')}
      </LocalLink>
    )
  }
  if (isOpen) {
    return (
      <div className="campaign-action">
        <button type="button" className="button" onClick={onNext}>
          {t('next')}
        </button>
        <LocalLink className="button" data-kind="quiet" to="/fair">
          {t('check')}
        </LocalLink>
      </div>
    )
  }
  if (card.status === 'ready_for_activate' || scratching?.id === card.id) {
    return (
      <button
        type="button"
        className="button"
        disabled={scratching?.isCleared}
        onClick={() => {
          onStart(card.id)
          onCleared(card.id)
        }}
      >
        {t('reveal')}
      </button>
    )
  }
  if (isDealable(cards)) return deal
  return (
    <LocalLink className="button" data-kind={card.status === 'available' ? 'quiet' : undefined} to="/library">
      {t('play')}
    </LocalLink>
  )
}

/** `6 of 10 rounds`: how far today's play is to the next card; nothing if today has no more. */
export function RoundsMeter({ set: { rounds, roundsForNext } }: { set: CardSet }) {
  const t = useTranslations('scratch-cards')
  const { number } = useFormatter()
  if (roundsForNext === null) return null
  return (
    <div className="scratch-meter">
      <span
        className="progress"
        role="meter"
        aria-label={t('toNext')}
        aria-valuemin={0}
        aria-valuemax={roundsForNext}
        aria-valuenow={rounds}
      >
        <span style={{ width: `${(rounds / roundsForNext) * 100}%` }} />
      </span>
      <span className="figures">{t('roundsToNext', { rounds: number(rounds), goal: number(roundsForNext) })}</span>
    </div>
  )
}
