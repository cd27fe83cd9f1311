import { type CSSProperties, useLayoutEffect } from 'react'
import firstLayout from 'virtual:script/client/screen/first-layout.ts'
import type { SlotGame } from '#games/game.ts'
import { useNonce } from '#ui/page/nonce.ts'
import { type Board, windowOf } from '../playback/board.ts'
import { ATLAS_WIDTHS, atlasPlace } from '../stage/atlas-place.ts'
import { keepLayout } from '../stage/keep-layout.ts'
import type { GridSize } from '../stage/layout.ts'
import type { StageElements } from './stage-elements.ts'

interface FirstLayoutProps {
  readonly game: SlotGame
  readonly board: Board
}

interface FirstReelsProps extends FirstLayoutProps {
  /** The number of reels that wins have added since. */
  readonly added: number
}

/**
 * Until the canvas is laid out. Called by the component that owns the boxes: those of a nested part do not exist on
 * its first render.
 */
export function useFirstLayout({ game, board }: FirstLayoutProps, { screen, field }: StageElements, isOver: boolean): void {
  const { reels, rows, most, screens } = windowOf(game.definition, board)
  useLayoutEffect(
    () => (isOver ? undefined : keepLayout(screen.current, field.current, { reels, rows, most, screens })),
    [reels, rows, most, screens, screen, field, isOver],
  )
}

/**
 * The reels as the canvas will show them, from its own atlas: visible until the canvas is ready, without a layout
 * shift.
 */
export function FirstReels({ game, board, added }: FirstReelsProps) {
  const { definition, slug } = game
  const { symbols } = definition
  const grid = windowOf(definition, board)
  const across = grid.reels / grid.screens
  const atlas = {
    src: `/art/games/${slug}/atlas-128.webp`,
    srcSet: Object.entries(ATLAS_WIDTHS)
      .map(([size, width]) => `/art/games/${slug}/atlas-${size}.webp ${width}w`)
      .join(', '),
    sizes: sizesOf(grid),
  }
  return Array.from({ length: grid.screens }, (_, screen) => (
    <div key={screen} className="first-reels" style={{ '--nth': screen } as CSSProperties} aria-hidden="true">
      {board.slice(screen * across, (screen + 1) * across).map((column, reel) => (
        <div key={reel} className="first-reel" style={{ '--count': column.length } as CSSProperties}>
          {column.map(({ symbol }, row) => (
            <span key={row} className="first-cell">
              {symbol === null ? null : (
                <img
                  {...atlas}
                  alt=""
                  draggable={false}
                  fetchPriority={screen + reel + row === 0 ? 'high' : 'auto'}
                  style={placeStyle(atlasPlace({ slug, symbols }, symbol))}
                />
              )}
            </span>
          ))}
        </div>
      ))}
      {Array.from({ length: Math.max(0, added) }, (_, nth) => (
        <div key={`added-${nth}`} className="first-reel" />
      ))}
    </div>
  ))
}

/**
 * Rendered after everything that sets the field's size, so that it runs with the final size; inline text in
 * server-rendered pages.
 */
export function FirstLayout({ game: { definition }, board }: FirstLayoutProps) {
  const nonce = useNonce()
  const { reels, rows, most, screens } = windowOf(definition, board)
  const script = `<script nonce="${nonce}" data-grid="${reels} ${rows} ${most} ${screens}">${firstLayout}</script>`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nonce ? script : '' }} />
}

const placeStyle = ([across, down]: readonly [number, number]): CSSProperties =>
  ({ '--across': across, '--down': down }) as CSSProperties

/**
 * Approximate displayed width of an atlas: four symbols, as `layoutStage` sizes them on portrait and on wide screens.
 */
function sizesOf({ reels, rows, screens }: Required<GridSize>): string {
  const widthOf = (across: number): string => `${Math.round(360 / (across + 0.5))}vw`
  return `(max-aspect-ratio: 10/9) ${widthOf(reels / screens)}, min(690px, ${widthOf(reels)}, ${Math.round(225 / (rows + 0.5))}vh)`
}
