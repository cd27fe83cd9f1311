import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeckCard } from '#engine/video-poker/events.ts'
import { lookOf } from '../../stage/look.ts'
import { cardName } from '../cards/card-name.ts'
import { CardView } from '../cards/playing-card.tsx'
import { useMainAction } from '../main-action.ts'
import type { BoardProps, SayTools } from '../table-screen.ts'
import { useBoardKeys } from '../use-board-keys.ts'
import { handOf, PLACES } from './hand-view.ts'
import { PayBoard } from './pay-board.tsx'
import { Review } from './review.tsx'
import './video-poker.css'

/** Five cards, their holds, and the hand's pay. */
export function PokerBoard(props: BoardProps<'video-poker'>) {
  const { game, events, options, choose, stake, format, isStill, sounds } = props
  const t = useTranslations('game.tables.poker')
  const view = useMemo(() => handOf(events), [events])
  const isTurn = options.length > 0
  const { marked, toggle } = useMarks(view.dealt !== undefined)
  const hold = (place: number): void => {
    if (!isTurn) return
    sounds.play('toggle')
    toggle(place)
  }
  const draw = (): void => {
    if (isTurn) choose({ kind: 'hold', cards: marked })
  }
  useMainAction(isTurn ? { label: t('draw', { count: 5 - marked.length }), act: draw } : null)
  useBoardKeys({ ...Object.fromEntries(PLACES.map((place) => [String(place + 1), () => hold(place)])), d: draw })
  const held = view.held ?? marked
  const played = events[0]?.type === 'roundStart' ? events[0].stake : stake
  const hasJoker = game.definition.jokers !== 0
  const jokerArt = hasJoker ? lookOf(game.slug, false).symbol('joker').replace('128', '256') : undefined
  return (
    <div className="vp">
      <PayBoard definition={game.definition} stake={played} format={format} rank={view.rank} isPaid={view.paid !== undefined} />
      <div className="vp-table">
        <div className="vp-hand" role="group" aria-label={t('hand')}>
          {PLACES.map((place) => (
            <HoldCard
              key={place}
              place={place}
              card={view.cards[place]}
              isDrawn={view.drawn.has(place)}
              isHeld={view.dealt !== undefined && held.includes(place)}
              isTurn={isTurn}
              isStill={isStill}
              {...(jokerArt && { jokerArt })}
              hold={hold}
            />
          ))}
        </div>
        <div className="vp-foot">
          {view.review && view.dealt ? (
            <Review review={view.review} dealt={view.dealt} />
          ) : (
            <p className="table-hint">{t(isTurn ? 'hint' : 'start')}</p>
          )}
        </div>
      </div>
    </div>
  )
}

/** The held cards, ascending. They are cleared with the hand. */
function useMarks(isDealt: boolean) {
  const [marked, setMarked] = useState<readonly number[]>([])
  useEffect(() => {
    if (!isDealt) setMarked([])
  }, [isDealt])
  const toggle = (place: number): void =>
    setMarked((known) =>
      known.includes(place) ? known.filter((each) => each !== place) : [...known, place].toSorted((left, right) => left - right),
    )
  return { marked, toggle }
}

interface HoldCardProps {
  readonly place: number
  readonly card: DeckCard | undefined
  readonly isDrawn: boolean
  readonly isHeld: boolean
  readonly isTurn: boolean
  readonly isStill: boolean
  readonly jokerArt?: string
  readonly hold: (place: number) => void
}

function HoldCard({ place, card, isDrawn, isHeld, isTurn, isStill, jokerArt, hold }: HoldCardProps) {
  const words = useTranslations('game.tables')
  const t = words as unknown as SayTools['t']
  const name = card ? cardName(t, card) : t('cards.down')
  return (
    <button
      type="button"
      className="vp-card"
      aria-label={t('poker.card', { place: place + 1, card: name })}
      aria-pressed={isHeld}
      aria-disabled={isTurn ? undefined : true}
      onClick={() => hold(place)}
    >
      <CardView
        key={isDrawn ? 'drawn' : card || isHeld ? 'dealt' : 'down'}
        face={card}
        {...(jokerArt && { jokerArt })}
        isStill={isStill || !card}
        order={isDrawn ? 0 : place}
      />
      <span className="vp-held" aria-hidden="true" style={{ '--place': place } as CSSProperties}>
        {isHeld ? t('poker.held') : isTurn ? place + 1 : ''}
      </span>
    </button>
  )
}
