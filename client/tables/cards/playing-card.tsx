import type { CSSProperties } from 'react'
import type { PlayingCard, Suit } from '#engine/natural-odds/deck.ts'
import { CROWNS, PIPS, SUIT_PATHS } from './card-paths.ts'
import './cards.css'

export type CardFace = PlayingCard | 'joker'

interface CardViewProps {
  /** Face down if missing. */
  readonly face: CardFace | undefined
  /** The joker's picture, if the deck has one. */
  readonly jokerArt?: string
  readonly isStill: boolean
  /** The card's index in the deal, which sets its delay. */
  readonly order?: number
}

/** A card on the table: dealt from the shoe, flipped once its face is known. Text beside it names it. */
export function CardView({ face, jokerArt, isStill, order = 0 }: CardViewProps) {
  const style = { '--order': order } as CSSProperties
  return (
    <div
      className="table-card"
      data-is-down={face ? undefined : ''}
      data-is-still={isStill ? '' : undefined}
      style={style}
      aria-hidden="true"
    >
      <div className="card-turn">
        {face ? <CardFront face={face} jokerArt={jokerArt} /> : null}
        <CardBack />
      </div>
    </div>
  )
}

function CardFront({ face, jokerArt }: { face: CardFace; jokerArt: string | undefined }) {
  if (face === 'joker') return <JokerFront art={jokerArt} />
  const { rank, suit } = face
  return (
    <svg className="card-face" viewBox="0 0 100 140" data-suit={suit}>
      <Index rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Index rank={rank} suit={suit} />
      </g>
      <Middle rank={rank} suit={suit} />
    </svg>
  )
}

function Index({ rank, suit }: PlayingCard) {
  return (
    <>
      <text x="14.5" y="27" className="card-rank" data-is-wide={rank === 10 ? '' : undefined}>
        {rankText(rank)}
      </text>
      <Sign suit={suit} x={14.5} y={40} size={16} />
    </>
  )
}

function Middle({ rank, suit }: PlayingCard) {
  const crown = CROWNS[rank]
  if (crown) return <Picture rank={rank} suit={suit} />
  const pips = PIPS[rank]
  if (!pips) return <Ace suit={suit} />
  return (
    <g>
      {pips.map(([across, down]) => (
        <Sign key={`${across}/${down}`} suit={suit} x={35 + across * 0.3} y={28 + down * 0.84} size={20} isTurned={down > 50} />
      ))}
    </g>
  )
}

function Ace({ suit }: { suit: Suit }) {
  return (
    <g>
      <circle cx="50" cy="70" r="33" className="card-ring" />
      <circle cx="50" cy="70" r="29" className="card-ring" data-is-thin="" />
      <Sign suit={suit} x={50} y={70} size={42} />
    </g>
  )
}

/** A face card: its rank's crown over a shield with the suit. */
function Picture({ rank, suit }: PlayingCard) {
  const { body, pearls } = CROWNS[rank]!
  return (
    <g>
      <rect x="27" y="15" width="46" height="110" rx="6" className="card-panel" />
      <rect x="30" y="18" width="40" height="104" rx="4" className="card-panel-line" />
      <g transform="translate(28.4 30) scale(0.72)">
        <path d={body} className="card-crown" />
        <rect x="9" y="32" width="42" height="6" rx="2" className="card-crown-band" />
        {pearls.map(([x, y]) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r="3.2" className="card-pearl" />
        ))}
        <circle cx="20" cy="35" r="1.6" className="card-gem" />
        <circle cx="30" cy="35" r="1.6" className="card-gem" />
        <circle cx="40" cy="35" r="1.6" className="card-gem" />
      </g>
      <Sign suit={suit} x={50} y={84} size={34} />
      <path d="M38 110h24M43 115h14" className="card-flourish" />
    </g>
  )
}

function JokerFront({ art }: { art: string | undefined }) {
  return (
    <svg className="card-face" viewBox="0 0 100 140" data-suit="joker">
      <rect x="5" y="5" width="90" height="130" rx="7" className="card-joker-field" />
      <circle cx="50" cy="66" r="36" className="card-joker-glow" />
      {art ? <image href={art} x="9" y="24" width="82" height="82" /> : null}
      <text x="50" y="126" className="card-joker-name">
        JOKER
      </text>
      <path d={STAR} transform="translate(9 8) scale(0.16)" className="card-joker-star" />
      <path d={STAR} transform="translate(75 8) scale(0.16)" className="card-joker-star" />
    </svg>
  )
}

function CardBack() {
  return (
    <div className="card-back">
      <svg viewBox="0 0 100 140">
        <circle cx="50" cy="70" r="22" className="card-back-disc" />
        <path d="M50 40 61 59 80 70 61 81 50 100 39 81 20 70 39 59Z" className="card-back-star" />
        <circle cx="50" cy="70" r="13" className="card-back-disc" />
        <g transform="translate(40.6 60) scale(0.59)">
          <path d={SUIT_PATHS.spades} className="card-back-sign" />
        </g>
      </svg>
    </div>
  )
}

interface SignProps {
  readonly suit: Suit
  /** The position of its center. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTurned?: boolean
}

function Sign({ suit, x, y, size, isTurned = false }: SignProps) {
  const scale = size / 32
  const turn = isTurned ? ' rotate(180)' : ''
  return (
    <path
      d={SUIT_PATHS[suit]}
      className="card-sign"
      transform={`translate(${x} ${y})${turn} scale(${scale}) translate(-16 -16)`}
    />
  )
}

const STAR = 'M50 0 61 39 100 50 61 61 50 100 39 61 0 50 39 39Z'

const PICTURES: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

const rankText = (rank: number): string => PICTURES[rank] ?? String(rank)
