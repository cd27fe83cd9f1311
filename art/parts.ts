/**
 * The vocabulary for assembling an object, about two units large and facing the viewer. With it a game describes its
 * own objects (a paper lantern, a planet, a cupcake) as data, without touching the renderer.
 */
import type { Surface, Turn } from './surfaces.ts'

export type Spot = readonly [x: number, y: number, z: number]

interface Common {
  surface?: Surface
  /** Colors from the top to the bottom, painted under the surface's shine. */
  gradient?: readonly string[]
  at?: Spot
  turn?: Turn
  scale?: number | Spot
  /** The part repeated about an axis through the origin: a full circle, or the arc between two angles. */
  around?: { axis: 'x' | 'y' | 'z'; count: number; from?: number; to?: number }
}

export type Part = Common &
  (
    | { part: 'ball'; radius: number }
    /** A body turned about the y axis; `ribs` folds its wall like a lantern or a cake case. */
    | { part: 'lathe'; profile: readonly (readonly [radius: number, height: number])[]; round?: boolean; ribs?: Ribs }
    | { part: 'ring'; radius: number; tube: number; arc?: number }
    | { part: 'block'; size: Spot; edge?: number }
    /** A die: its corners and edges are round. */
    | { part: 'cube'; side: number; round: number }
    /** A bent rod through the points, with its thickness at the first and the last end. */
    | { part: 'rod'; points: readonly Spot[]; thick: number | readonly [from: number, to: number]; closed?: boolean }
    /** A flat outline as path data with y running up, made solid. */
    | { part: 'plate'; path: string; depth: number; edge?: number }
    | { part: 'icon'; icon: string; size: number; depth?: number; edge?: number; grow?: number }
    | { part: 'word'; text: string; font: string; size: number; depth?: number; edge?: number; grow?: number }
    | { part: 'group'; parts: readonly Part[] }
  )

export interface Ribs {
  count: number
  /** Share of the radius. */
  depth: number
}
