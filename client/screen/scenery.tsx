import type { CSSProperties } from 'react'
import { lookOf } from '../stage/look.ts'

/** What is behind a game. */
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

/** A game's own colours, and what else its styles read. */
export function styleOf(slug: string, besides: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  const { light, glow, well } = lookOf(slug, false).colours
  const css = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
  return { '--game-light': css(light), '--game-glow': css(glow), '--game-well': css(well), ...besides } as CSSProperties
}
