import type { CSSProperties } from 'react'
import type { AnyGame } from '#games/game.ts'
import { Background, styleOf } from '../screen/scenery.tsx'
import { lookOf } from '../stage/look.ts'

/** A table's background, and its name as text. */
export const TableScenery = ({ slug }: { slug: string }) => (
  <>
    <Background slug={slug} />
    <img className="table-lettering" src={lookOf(slug, false).lettering.line} alt="" />
  </>
)

/** The game's own colors, and the speed of animations. */
export const tableStyle = (game: Pick<AnyGame, 'colors'>, pace: number): CSSProperties => styleOf(game, { '--pace': pace })
