import { type CSSProperties, useLayoutEffect } from 'react'
import firstLayout from 'virtual:script/client/screen/first-layout.ts'
import type { SlotGame } from '#games/game.ts'
import { useNonce } from '#ui/page/nonce.ts'
import { type Board, windowOf } from '../show/board.ts'
import { ATLAS_WIDTHS, atlasPlace } from '../stage/atlas-place.ts'
import { keepLayout } from '../stage/keep-layout.ts'
import type { GridSize } from '../stage/layout.ts'
import type { StagePlaces } from './stage-places.ts'

interface FirstLayoutProps {
  readonly game: SlotGame
  readonly board: Board
}

/**
 * Until the canvas says itself where its reels stand. Asked by the component that has the places: those of a part within
 * are not there yet when it is drawn for the first time.
 */
export function useFirstLayout({ game, board }: FirstLayoutProps, { screen, field }: StagePlaces, isOver: boolean): void {
  const { reels, rows, most } = windowOf(game.definition, board)
  useLayoutEffect(
    () => (isOver ? undefined : keepLayout(screen.current, field.current, { reels, rows, most })),
    [reels, rows, most, screen, field, isOver],
  )
}

/** The reels as the canvas will show them, out of its own atlas: they are seen until it is there, and nothing moves then. */
export function FirstReels({ game, board }: FirstLayoutProps) {
  const { definition, slug } = game
  const { symbols } = definition
  const { reels, rows } = windowOf(definition, board)
  const atlas = {
    src: `/art/games/${slug}/atlas-128.webp`,
    srcSet: Object.entries(ATLAS_WIDTHS)
      .map(([size, width]) => `/art/games/${slug}/atlas-${size}.webp ${width}w`)
      .join(', '),
    sizes: sizesOf({ reels, rows }),
  }
  return (
    <div className="first-reels" aria-hidden="true">
      {board.map((column, reel) => (
        <div key={reel} className="first-reel" style={{ '--count': column.length } as CSSProperties}>
          {column.map(({ symbol }, row) => (
            <span key={row} className="first-cell">
              {symbol === null ? null : (
                <img
                  {...atlas}
                  alt=""
                  draggable={false}
                  fetchPriority={reel + row === 0 ? 'high' : 'auto'}
                  style={placeStyle(atlasPlace({ slug, symbols }, symbol))}
                />
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Stands behind what the field's room depends on, and so runs once that is there: in a page that the server drew, as a text. */
export function FirstLayout({ game: { definition }, board }: FirstLayoutProps) {
  const nonce = useNonce()
  const { reels, rows, most } = windowOf(definition, board)
  const script = `<script nonce="${nonce}" data-grid="${reels} ${rows} ${most}">${firstLayout}</script>`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nonce ? script : '' }} />
}

const placeStyle = ([across, down]: readonly [number, number]): CSSProperties =>
  ({ '--across': across, '--down': down }) as CSSProperties

/** About how wide an atlas is drawn: four symbols, and as `layoutStage` sizes them on upright and on wide screens. */
function sizesOf({ reels, rows }: Pick<GridSize, 'reels' | 'rows'>): string {
  const upright = `${Math.round(360 / (reels + 0.5))}vw`
  return `(max-aspect-ratio: 10/9) ${upright}, min(690px, ${upright}, ${Math.round(225 / (rows + 0.5))}vh)`
}
