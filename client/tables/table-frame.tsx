import type { CSSProperties } from 'react'
import { Background, styleOf } from '../screen/scenery.tsx'
import { lookOf } from '../stage/look.ts'

/** What is behind a table, and its name in letters. */
export const TableScenery = ({ slug }: { slug: string }) => (
  <>
    <Background slug={slug} />
    <img className="table-lettering" src={lookOf(slug, false).lettering.line} alt="" />
  </>
)

/** The game's own colours, and how fast things move. */
export const tableStyle = (slug: string, pace: number): CSSProperties => styleOf(slug, { '--pace': pace })
