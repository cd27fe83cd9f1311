/** The vocabulary for objects with a material of their own: stone, wood, jade, lava, porcelain. */
import type { Surface } from './surfaces.ts'

export type PlaqueShape =
  | 'round'
  | 'hex'
  | 'octagon'
  | 'lozenge'
  | 'shield'
  | 'cartouche'
  | 'buckle'
  | 'plank'
  | 'slab'
  | 'rune'
  | 'scallop'
  | 'sun'
  | 'petal'

export type CraftModel =
  /** A shaped plate with a rim, and on it an icon, a character, a word, or nothing. */
  | {
      kind: 'plaque'
      shape: PlaqueShape
      rim: Surface
      field: Surface
      /** Painted on the field from top to bottom. */
      gradient?: readonly string[]
      icon?: string
      character?: string
      text?: string
      font?: string
      mark?: Surface
      markGradient?: readonly string[]
      /** Share of the plate that the mark fills. */
      markSize?: number
      label?: string
      labelField?: Surface
      labelInk?: Surface
    }
  /** An icon as raised wire over its own filled outline: cloisonné, pietra dura, carved stone. */
  | {
      kind: 'inlay'
      icon: string
      wire: Surface
      ground: Surface
      rim?: Surface
      gradient?: readonly string[]
      label?: string
      labelField?: Surface
    }
  /** A flat character of the set swollen to a glazed figure. */
  | { kind: 'relief'; character: string; edge: Surface; gloss?: number; swell?: number; wash?: string; label?: string }
  /** Two reliefs of one character, face to face, or one before the other. */
  | { kind: 'pair'; character: string; edge: Surface; gloss?: number; swell?: number; wash?: string; isStaggered?: true }
  | { kind: 'bead'; shape: 'barrel' | 'melon' | 'disc' | 'tube'; stone: Surface; cap: Surface }
  | { kind: 'jaguar'; skin: Surface; spots: Surface; eyes: Surface }
  | { kind: 'treasure-pot'; iron: Surface; band: Surface }
  | { kind: 'moon'; label: string; ink: Surface; ribbon: Surface; badge?: string }
