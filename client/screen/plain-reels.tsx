import { type CSSProperties, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import type { CellMark } from '#engine/slot/events.ts'
import type { GamePlay } from '../play/game-play.ts'
import type { Sounds } from '../sound/sounds.ts'
import { keepLayout } from '../stage/keep-layout.ts'
import { lookOf } from '../stage/look.ts'
import { PlainStage, stateOf } from '../stage/plain-stage.ts'
import { windowOf } from '../playback/board.ts'
import { shortAmount } from './short-amount.ts'

interface PlainReelsProps {
  readonly game: SlotGame
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly screen: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
}

/** The reels as columns of pictures, for browsers without WebGL. The game is the same. */
export function PlainReels({ game, play, sounds, screen, field }: PlainReelsProps) {
  const { definition, slug } = game
  const [stage] = useState(
    () => new PlainStage({ definition, onReelStop: (reel) => sounds.reelStop(reel), onLock: (nth) => sounds.play('coin', nth) }),
  )
  const view = useSyncExternalStore(stage.subscribe, stage.view, stage.view)
  const { symbol } = lookOf(slug, false)
  const { reels, rows, most, screens } = windowOf(definition, view.board)
  useEffect(() => {
    play.attach(stage)
    return () => {
      play.attach(null)
      stage.close()
    }
  }, [play, stage])
  useEffect(
    () => keepLayout(screen.current, field.current, { reels, rows, most, screens }),
    [reels, rows, most, screens, screen, field],
  )
  const across = reels / screens
  return Array.from({ length: screens }, (_, nth) => (
    <div key={nth} className="plain-reels" style={{ '--nth': nth } as CSSProperties} aria-hidden="true">
      {view.board.slice(nth * across, (nth + 1) * across).map((column, reel) => (
        <div key={reel} className="plain-reel" style={{ '--count': column.length } as CSSProperties}>
          {column.map((cell, row) => (
            <span key={row} className="plain-cell" data-state={stateOf(view, [nth * across + reel, row])}>
              {cell.symbol === null ? null : <img src={symbol(cell.symbol)} alt="" draggable={false} />}
              {cell.mark ? <Mark mark={cell.mark} /> : null}
            </span>
          ))}
        </div>
      ))}
    </div>
  ))
}

function Mark({ mark }: { mark: CellMark }) {
  const locale = useLocale()
  if (mark.jackpot !== undefined) return <b className="plain-mark">{mark.jackpot.toUpperCase()}</b>
  if (mark.amount !== undefined) return <b className="plain-mark figures">{shortAmount(mark.amount, locale)}</b>
  return mark.multiplier === undefined || mark.multiplier < 2 ? null : (
    <b className="plain-mark figures" data-kind="factor">
      x{mark.multiplier}
    </b>
  )
}
