/** The materials of a picture's objects, and their rotation. */

/** Radians about x, y, z. */
export type Turn = readonly [x: number, y: number, z: number]

export type MetalName = 'gold' | 'rose' | 'silver' | 'bronze' | 'steel' | 'obsidian' | 'dark-gold'

export interface Finish {
  metal?: MetalName
  color?: string
  metalness?: number
  roughness?: number
  clearcoat?: number
  iridescence?: number
  emissive?: string
  emissiveIntensity?: number
  grain?: Grain
}

/** A metal's name, a lacquer color (#rrggbb), or the finish in full. */
export type Surface = MetalName | `#${string}` | Finish

/** A solid pattern in the material, so that it continues around every edge. */
export type Grain = 'stone' | 'wood' | 'jade' | 'lapis' | 'lava' | 'leather' | 'hammered'
