import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import { cardName } from '../cards/card-name.ts'
import { CardView } from '../cards/playing-card.tsx'
import type { SayTools } from '../table-screen.ts'
import type { HandView, Worth } from './deal.ts'

interface HandProps {
  readonly name: string
  readonly cards: readonly (PlayingCard | 'hole')[]
  readonly worth: Worth | undefined
  readonly settled?: HandView['settled']
  readonly isActive?: boolean
  /** On the dealer's cards. */
  readonly verdict?: string
  readonly isStill: boolean
  readonly format?: (minor: number) => string
  readonly chips?: ReactNode
  /** Among several: narrow, so that its words are short. */
  readonly isInSeat?: boolean
}

/** One hand: its cards, value and result. */
export function HandOnFelt(props: HandProps) {
  const { name, cards, worth, settled, verdict, isActive = false, isStill, format, chips, isInSeat = false } = props
  const words = useTranslations('game.tables')
  const t = words as unknown as SayTools['t']
  const listed = cards.map((card) => (card === 'hole' ? t('cards.down') : cardName(t, card))).join(', ')
  return (
    <section className="bj-hand" data-is-active={isActive ? '' : undefined} data-result={settled?.result} aria-label={name}>
      <p className="sr-only">{[listed, worth ? worthText(worth, t) : ''].filter(Boolean).join(': ')}</p>
      <div className="bj-cards" style={{ '--n': Math.max(2, cards.length) } as CSSProperties}>
        {cards.map((card, index) => (
          <CardView key={index} face={card === 'hole' ? undefined : card} isStill={isStill} />
        ))}
        {cards.length === 0 ? <EmptyPlaces /> : null}
        {verdict ? <p className="bj-badge">{verdict}</p> : null}
        {settled ? (
          <p className="bj-badge">
            {t(`blackjack.${isInSeat ? 'seats.results' : 'results'}.${settled.result}`)}
            {settled.amount > 0 && format ? <b className="figures">{format(settled.amount)}</b> : null}
          </p>
        ) : null}
      </div>
      <p className="bj-worth figures" data-is-empty={worth ? undefined : ''}>
        {isActive ? <i className="bj-turn" /> : null}
        {isInSeat ? null : <span>{name}</span>}
        {worth ? <b>{worthText(worth, t)}</b> : null}
        {chips}
      </p>
    </section>
  )
}

function EmptyPlaces() {
  return (
    <>
      <i className="bj-place" />
      <i className="bj-place" />
    </>
  )
}

/** A hand is soft if an ace counts eleven; at 21 that is irrelevant. */
const worthText = ({ total, isSoft }: Worth, t: SayTools['t']): string =>
  isSoft && total < 21 ? t('blackjack.soft', { total }) : String(total)
