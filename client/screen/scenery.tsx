import type { CSSProperties } from 'react'
import type { AnyGame } from '#games/game.ts'
import { lookOf } from '../stage/look.ts'

/** A game's background. */
export function Background({ slug }: { slug: string }) {
  const { background } = lookOf(slug, false)
  return (
    <>
      <picture className="game-background">
        <source media="(orientation: portrait)" srcSet={background.portrait} />
        <img src={background.landscape} alt="" fetchPriority="high" />
      </picture>
      <div className="game-shade" />
    </>
  )
}

/** A game's own colors and other style variables. */
export function styleOf(
  { colors: { light, glow, well } }: Pick<AnyGame, 'colors'>,
  besides: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties {
  const css = (color: number) => `#${color.toString(16).padStart(6, '0')}`
  return { '--game-light': css(light), '--game-glow': css(glow), '--game-well': css(well), ...besides } as CSSProperties
}
