/** What things of a picture are made of, and how they are turned. */

/** Radians about x, y, z. */
export type Turn = readonly [x: number, y: number, z: number]

export type MetalName = 'gold' | 'rose' | 'silver' | 'bronze' | 'steel' | 'obsidian' | 'dark-gold'

export interface Finish {
  metal?: MetalName
  colour?: string
  metalness?: number
  roughness?: number
  clearcoat?: number
  iridescence?: number
  emissive?: string
  emissiveIntensity?: number
  grain?: Grain
}

/** A metal's name, a lacquer colour (#rrggbb), or the finish in full. */
export type Surface = MetalName | `#${string}` | Finish

/** A pattern in the material itself, worked out in space, so that it runs round every edge. */
export type Grain = 'stone' | 'wood' | 'jade' | 'lapis' | 'lava' | 'leather' | 'hammered'
