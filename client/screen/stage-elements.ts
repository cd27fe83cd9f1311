import type { RefObject } from 'react'

/** `plain`: without WebGL the page renders the reels itself. */
export type StageKind = 'opening' | 'canvas' | 'plain'

export interface StageElements {
  readonly screen: RefObject<HTMLElement | null>
  readonly host: RefObject<HTMLDivElement | null>
  readonly field: RefObject<HTMLDivElement | null>
}
