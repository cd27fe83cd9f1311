import './bingo.css'
import { columnOf } from '#engine/bingo/card.ts'

export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const

/** A called ball, in the color of its column. */
export function Ball({ number, isBig = false }: { number: number; isBig?: boolean }) {
  const column = columnOf(number)
  return (
    <span className="bingo-ball" data-column={column} data-is-big={isBig}>
      <span>
        <small>{LETTERS[column]}</small>
        <b className="figures">{number}</b>
      </span>
    </span>
  )
}

/** The balls that the player has toward a game. */
export function BallTray({ count, needed }: { count: number; needed: number }) {
  return (
    <span className="bingo-tray" aria-hidden="true">
      {Array.from({ length: needed }, (_, at) => (
        <span key={at} className="bingo-ball" data-column={at % LETTERS.length} data-is-had={at < count}>
          <span>
            <b>{LETTERS[at % LETTERS.length]}</b>
          </span>
        </span>
      ))}
    </span>
  )
}
