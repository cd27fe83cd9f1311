/** Metals, lacquers and the vertical gradients painted on faces. */
import * as THREE from 'three'
import type { Finish, MetalName, Surface } from '../types.ts'
import { addGrain } from './grain.ts'

const metals: Record<MetalName, Finish> = {
  gold: { color: '#ffc94a', metalness: 1, roughness: 0.19, clearcoat: 0.6 },
  rose: { color: '#ff9a8a', metalness: 1, roughness: 0.2, clearcoat: 0.6 },
  silver: { color: '#dfe7f5', metalness: 1, roughness: 0.16, clearcoat: 0.5 },
  bronze: { color: '#c97b42', metalness: 1, roughness: 0.26, clearcoat: 0.4 },
  steel: { color: '#7f8ca8', metalness: 1, roughness: 0.24, clearcoat: 0.4 },
  obsidian: { color: '#1a1626', metalness: 0.6, roughness: 0.12, clearcoat: 1 },
  'dark-gold': { color: '#a85f10', metalness: 1, roughness: 0.3 },
}

/** Faces of these metals get a gradient even when the definition names none: flat metal looks cheap. */
const metalGradients: Partial<Record<MetalName, readonly string[]>> = {
  gold: ['#fff2b8', '#ffcf55', '#f2a01a'],
  silver: ['#ffffff', '#d6e2f6', '#8da2cc'],
  bronze: ['#ffd9a0', '#e0914e', '#96501c'],
  steel: ['#e0e8f8', '#8f9dba', '#4a5676'],
}

const lacquer: Finish = { metalness: 0.05, roughness: 0.22, clearcoat: 1 }

function isMetal(surface: string): surface is MetalName {
  return surface in metals
}

function finishOf(surface: Surface): Finish {
  if (typeof surface !== 'string') return { ...lacquer, ...(surface.metal ? metals[surface.metal] : {}), ...surface }
  return isMetal(surface) ? metals[surface] : { ...lacquer, color: surface }
}

export function gradientOf(surface: Surface, own?: readonly string[]): readonly string[] | undefined {
  if (own) return own
  return typeof surface === 'string' && isMetal(surface) ? metalGradients[surface] : undefined
}

/** `painted` faces take their color from the vertices, so the material itself is white. */
export function material(surface: Surface, light: THREE.Texture, painted = false): THREE.MeshPhysicalMaterial {
  const finish = finishOf(surface)
  const metalness = finish.metalness ?? 0.05
  const made = new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(painted ? '#ffffff' : (finish.color ?? '#ffffff')),
    metalness,
    roughness: finish.roughness ?? 0.22,
    clearcoat: finish.clearcoat ?? 0,
    clearcoatRoughness: 0.07,
    envMap: light,
    envMapIntensity: metalness > 0.5 ? 1.05 : 0.45,
    vertexColors: painted,
    side: THREE.DoubleSide,
  })
  if (finish.emissive) {
    made.emissive = new THREE.Color(finish.emissive)
    made.emissiveIntensity = finish.emissiveIntensity ?? 0.5
  }
  if (finish.iridescence) {
    made.iridescence = finish.iridescence
    made.iridescenceIOR = 1.6
  }
  if (finish.grain) addGrain(made, finish.grain)
  return made
}

/** Paints from the top to the bottom; `flat` solids get darker side walls, so that the face stands off them. */
export function paintGradient(geometry: THREE.BufferGeometry, stops: readonly string[], flat = true): void {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox!
  const position = geometry.getAttribute('position')
  const colors = stops.map((stop) => new THREE.Color(stop))
  const painted = new Float32Array(position.count * 3)
  const mixed = new THREE.Color()
  for (let i = 0; i < position.count; i++) {
    const along = (1 - (position.getY(i) - min.y) / (max.y - min.y)) * (colors.length - 1)
    const from = Math.min(colors.length - 2, Math.floor(along))
    const depth = (position.getZ(i) - min.z) / (max.z - min.z)
    const shade = flat ? 0.28 + 0.72 * Math.min(1, Math.max(0, (depth - 0.25) / 0.6)) : 1
    mixed
      .copy(colors[from]!)
      .lerp(colors[from + 1]!, along - from)
      .multiplyScalar(shade)
    painted.set([mixed.r, mixed.g, mixed.b], i * 3)
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(painted, 3))
}
