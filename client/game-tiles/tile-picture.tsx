import type { Game } from '#features/play/lobby/contract.ts'

/**
 * A tile's share of the viewport, matching the columns of the style sheet. Phones get a lower value: at 3x density
 * the difference is invisible and the picture is a third of the size.
 */
const SIZES = '(min-width: 1440px) 185px, (min-width: 1024px) 13vw, (min-width: 576px) 22vw, 24vw'

interface TilePictureProps {
  readonly game: Game
  readonly isFirstView?: boolean
  readonly sizes?: string
}

/** The 3:4 picture. The game's title is part of the artwork, so it is also the alternative text. */
export function TilePicture({ game, isFirstView = false, sizes = SIZES }: TilePictureProps) {
  return (
    <img
      className="tile-picture"
      src={game.imageMobile}
      srcSet={game.imageSet}
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
