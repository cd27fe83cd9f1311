import type { RefObject } from 'react'

/** `plain`: no WebGL here, so the page draws the reels itself. */
export type StageKind = 'opening' | 'canvas' | 'plain'

export interface StagePlaces {
  readonly screen: RefObject<HTMLElement | null>
  readonly host: RefObject<HTMLDivElement | null>
  readonly field: RefObject<HTMLDivElement | null>
}
