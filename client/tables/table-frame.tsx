import type { CSSProperties } from 'react'
import { lookOf } from '../stage/look.ts'

/** What is behind a table, and its name in letters. */
export function TableScenery({ slug }: { slug: string }) {
  const { background, lettering } = lookOf(slug, false)
  return (
    <>
      <picture className="game-background">
        <source media="(orientation: portrait)" srcSet={background.portrait} />
        <img src={background.landscape} alt="" fetchPriority="high" />
      </picture>
      <div className="game-shade" />
      <img className="table-lettering" src={lettering.line} alt="" />
    </>
  )
}

/** The game's own colours, and how fast things move. */
export function tableStyle(slug: string, pace: number): CSSProperties {
  const { light, glow, well } = lookOf(slug, false).colours
  const css = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
  return { '--game-light': css(light), '--game-glow': css(glow), '--game-well': css(well), '--pace': pace } as CSSProperties
}
