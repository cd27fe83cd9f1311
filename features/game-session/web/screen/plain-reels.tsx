import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Game } from '#games/game.ts'
import type { GamePlay } from '../play/game-play.ts'
import type { Sounds } from '../sound/sounds.ts'
import { gridRows } from '../stage/game-stage.ts'
import { isPortraitScreen, layoutStage, layoutVariables } from '../stage/layout.ts'
import { lookOf } from '../stage/look.ts'
import { PlainStage } from '../stage/plain-stage.ts'

interface PlainReelsProps {
  readonly game: Game
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly screen: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
}

/** The reels as a table of pictures, for browsers that cannot draw the canvas. The game is the same. */
export function PlainReels({ game, play, sounds, screen, field }: PlainReelsProps) {
  const [stage] = useState(() => new PlainStage(game.definition, (reel) => sounds.reelStop(reel)))
  const { grid, turning, lit } = useSyncExternalStore(stage.subscribe, stage.view, stage.view)
  const { symbol } = lookOf(game.slug, false)
  useEffect(() => {
    play.attach(stage)
    return () => {
      play.attach(null)
      stage.close()
    }
  }, [play, stage])
  useEffect(() => keepLayout(game, screen.current, field.current), [game, screen, field])
  return (
    <div className="plain-reels" aria-hidden="true">
      {gridRows(grid).map((symbols, row) =>
        symbols.map((id, reel) => {
          const isLit = lit.some(([r, c]) => r === reel && c === row)
          const state = turning.includes(reel) ? 'turning' : lit.length === 0 ? 'still' : isLit ? 'lit' : 'dim'
          return (
            <span key={`${reel}/${row}`} className="plain-cell" data-state={state}>
              <img src={symbol(id)} alt="" draggable={false} />
            </span>
          )
        }),
      )}
    </div>
  )
}

function keepLayout({ definition }: Game, screen: HTMLElement | null, field: HTMLElement | null): (() => void) | undefined {
  if (!screen || !field) return undefined
  const arrange = () => {
    const { left, top, width, height } = field.getBoundingClientRect()
    const grid = { reels: definition.reels.length, rows: definition.rows }
    const variables = layoutVariables(
      layoutStage({ left, top, width, height }, grid, isPortraitScreen(screen.getBoundingClientRect())),
    )
    for (const [name, value] of Object.entries(variables)) screen.style.setProperty(name, value)
    screen.style.setProperty('--reels', String(grid.reels))
  }
  const resizing = new ResizeObserver(arrange)
  resizing.observe(field)
  return () => resizing.disconnect()
}
