/**
 * The vocabulary of a picture. A definition is plain data: the same data always draws the same picture, and its hash
 * in the manifest tells whether the committed file is current.
 */

import type { CraftModel } from './craft-types.ts'
import type { Part } from './parts.ts'
import type { Surface, Turn } from './surfaces.ts'

export type { Finish, MetalName, Surface, Turn } from './surfaces.ts'

export type SceneName =
  | 'rays'
  | 'ember'
  | 'deep'
  | 'dunes'
  | 'grid'
  | 'hills'
  | 'aurora'
  | 'nebula'
  | 'jungle'
  | 'velvet'
  | 'moonlit'
  | 'facet'
  | 'deco'
  | 'storm'
  | 'sea'

/** Four colors of a game: the backdrop's darkest, its body, the glow, the highlight. */
export interface Palette {
  dark: string
  mid: string
  key: string
  light: string
}

/** The two rim lights of the studio: left, right. */
export type Tints = readonly [left: string, right: string]

export type GemCut = 'round' | 'hex' | 'square' | 'emerald' | 'trillion' | 'pear' | 'crystal' | 'triangle' | 'lozenge' | 'drop'

/** Everything that can be modelled. `icon` is a name of the game-icons set, `character` of the fluent-emoji set. */
export type Model =
  | CraftModel
  | { kind: 'glyph'; icon: string; face?: Surface; rim?: Surface; gradient?: readonly string[]; grow?: number; depth?: number }
  | { kind: 'medallion'; icon: string; metal?: Surface; enamel: string; emblem?: Surface; sides?: number; label?: string }
  | { kind: 'coin'; icon: string; metal?: Surface; field?: Surface }
  | { kind: 'pile'; coins: number; icon: string; seed: number }
  | { kind: 'gem'; cut: GemCut; color: string }
  | { kind: 'text'; text: string; font: string; gradient: readonly string[]; rim: Surface; outline?: Surface }
  | { kind: 'card'; rank: string; suit: 'hearts' | 'spades' | 'diamonds' | 'clubs' }
  | { kind: 'die'; color: string; pips: string }
  | { kind: 'chip'; color: string; icon: string }
  | { kind: 'bar'; plates: number; color: string; metal?: Surface; word?: Surface }
  | { kind: 'ball'; color: string; number: number }
  | { kind: 'orb'; color: string }
  | { kind: 'plum'; color: string; leaf: string }
  | { kind: 'bell'; metal?: Surface; band?: Surface }
  | { kind: 'cherries' | 'roulette' | 'prize-wheel' | 'boat' | 'horseshoe' }
  | ({ kind: 'frame' } & FrameArt)
  | { kind: 'assembly'; parts: readonly Part[] }
  | { kind: 'fluent'; character: string }

/** Even sides that a client stretches; fixed shapes belong in the corners. */
export interface FrameArt {
  metal: Surface
  inner: Surface
  /** Instead of the flat bevelled rail: how wide its two rails are and how round, of 1. */
  rails?: readonly Rail[]
  /** Seen at each corner, with its outside to the top right; a unit is the half of the frame. */
  corner?: readonly Part[]
}

export interface Rail {
  inset: number
  thickness: number
  height: number
  surface: Surface
  /** 0 is a sharp edge, 1 a round bar. */
  round?: number
}

/** One object in a tile: its position (shares of width and height), size (share of the width) and view. */
export interface Sprite {
  model: Model
  x: number
  y: number
  size: number
  turn?: Turn
  /** Radians in the plane of the picture. */
  roll?: number
  /** Pixels at a width of 960: blurred near objects give depth. */
  blur?: number
  glow?: string
}

/** A flat shape of the backdrop, for place: a ruin, a leaf. */
export interface Silhouette {
  icon: string
  x: number
  y: number
  size: number
  color: string
  alpha?: number
  blur?: number
  roll?: number
}

export interface LetteringLine {
  text: string
  /** Share of the full width; 1 by default. */
  width?: number
  stretch?: number
}

export type Warp = 'arch' | 'bulge' | 'pinch' | 'rise' | 'wave' | 'none'

export interface Lettering {
  font: string
  lines: readonly LetteringLine[]
  gradient: readonly string[]
  rim: string
  outerRim?: string
  warp?: Warp
  amount?: number
  skew?: number
}

/** A reel symbol, drawn alone on a transparent background. */
export interface SymbolArt {
  model: Model
  turn?: Turn
  roll?: number
  tints?: Tints
  glow?: string
  /** Share of the cell that the object fills; 0.88 by default. */
  fill?: number
  /** How far the shadow spreads, as a share of the object; 0.07 by default. */
  spread?: number
  /** A word across the foot; the object moves up to make room. */
  label?: SymbolLabel
}

export interface SymbolLabel {
  text: string
  font: string
  gradient: readonly string[]
  rim: Surface
  outline?: Surface
  /** Share of the cell's width; 0.92 by default. */
  width?: number
}

/** The additional art of a game's screen. */
export interface ScreenArt {
  /** The reel symbols, or the objects that move on a table. */
  symbols: Readonly<Record<string, SymbolArt>>
  /** In the screen and its atlas, but in no rule: the plates of a hold-and-spin. */
  extras?: Readonly<Record<string, SymbolArt>>
  /** Reels have a frame; tables have none. */
  frame?: FrameArt
  /** 0 keeps the scene as it is, 1 makes it black: the reels need contrast. */
  dim: number
}

export interface GameArt {
  slug: string
  title: string
  scene: SceneName
  palette: Palette
  tints: Tints
  silhouettes?: readonly Silhouette[]
  sprites: readonly Sprite[]
  lettering: Lettering
  scrim?: string
  sparkles?: number
  /** Pixels of blur on the backdrop at a width of 960; the first thing to raise when a tile breaks its budget. */
  soften?: number
  screen?: ScreenArt
}

export interface BannerArt {
  name: string
  scene: SceneName
  palette: Palette
  tints: Tints
  silhouettes?: readonly Silhouette[]
  sprites: readonly Sprite[]
  sparkles?: number
  soften?: number
}

/** The share picture of a link: a brand, or a game of any brand. Composed of existing art. */
export type ShareArt =
  | {
      readonly kind: 'brand'
      readonly id: string
      readonly name: string
      /** Of `banners/`, and its darkest color. */
      readonly scene: string
      readonly darkest: string
      /** Of `interface/`. */
      readonly mark: string
      /** The display font, by package name. */
      readonly face: string
    }
  | { readonly kind: 'game'; readonly slug: string; readonly color: string }

/** Interface art: a named symbol. */
export interface InterfaceArt extends SymbolArt {
  name: string
  tints: Tints
}

/** Words over a game, named with their language. */
export interface CelebrationArt {
  name: string
  look: Lettering
  tints: Tints
}

/** A game's scene behind its screen. */
export interface BackgroundArt {
  name: string
  scene: SceneName
  palette: Palette
  dim: number
  /** How far a pixel may differ from the scene, of 255: smooth colors would show the encoder's blocks. */
  grain: number
}

/** The driver's calls to the easel page; every reply is a PNG in base64. */
export interface Easel {
  tile(game: GameArt, width: number, height: number): Promise<string>
  banner(banner: BannerArt, width: number, height: number): Promise<string>
  background(background: BackgroundArt, width: number, height: number): Promise<string>
  symbol(art: SymbolArt, tints: Tints, side: number): Promise<string>
  lettering(look: Lettering, tints: Tints, width: number): Promise<string>
}
