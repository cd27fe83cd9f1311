import { type Game, IMAGE_WIDTHS } from '#features/lobby/contract.ts'

const WIDTHS = [IMAGE_WIDTHS.xs, IMAGE_WIDTHS.sm, IMAGE_WIDTHS.md] as const

/**
 * What a tile takes of the window, as the style sheet's columns have it. On a phone it is said to be less: at three
 * pixels to a point nobody sees the difference, and the picture is a third.
 */
const SIZES = '(min-width: 1440px) 168px, (min-width: 1024px) 13vw, (min-width: 576px) 22vw, 24vw'

interface TilePictureProps {
  readonly game: Game
  readonly isFirstView?: boolean
  readonly sizes?: string
}

/** The 3:4 picture. The game's title is drawn in it, so it is also the text of the picture. */
export function TilePicture({ game, isFirstView = false, sizes = SIZES }: TilePictureProps) {
  return (
    <img
      className="tile-picture"
      src={`${game.imageWeb}-${WIDTHS[0]}.webp`}
      srcSet={WIDTHS.map((width) => `${game.imageWeb}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width={768}
      height={1025}
      alt={game.title}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : 'low'}
      decoding="async"
      draggable={false}
    />
  )
}
