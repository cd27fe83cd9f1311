/** Flat outlines (icons, letters) and how they become solid. */
import * as opentype from 'opentype.js'
import * as THREE from 'three'
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

const loader = new SVGLoader()
const iconPaths = new Map<string, Promise<string[]>>()
const fonts = new Map<string, Promise<opentype.Font>>()

async function fetchOk(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer
}

/** The path data of a game-icons symbol, on a board of 512. */
export function iconOutline(name: string): Promise<string[]> {
  const known = iconPaths.get(name)
  if (known) return known
  const loading = fetchOk(`/icon/game-icons/${name}.svg`)
    .then((answer) => answer.text())
    .then((svg) => [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]!))
  iconPaths.set(name, loading)
  return loading
}

function shapesOf(paths: readonly string[]): THREE.Shape[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`
  return loader.parse(svg).paths.flatMap((path) => path.toShapes())
}

export async function iconShapes(name: string): Promise<THREE.Shape[]> {
  return shapesOf(await iconOutline(name))
}

function font(family: string): Promise<opentype.Font> {
  const known = fonts.get(family)
  if (known) return known
  const loading = fetchOk(`/npm/@fontsource/${family}/files/${family}-latin-400-normal.woff`)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => opentype.parse(bytes))
  fonts.set(family, loading)
  return loading
}

/** The library prints NaN for very small numbers, so the path is written here. */
function pathData(commands: readonly opentype.PathCommand[]): string {
  const n = (value: number | undefined) => (value ?? 0).toFixed(2)
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'C') return `C${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ${n(c.x)} ${n(c.y)}`
      if (c.type === 'Q') return `Q${n(c.x1)} ${n(c.y1)} ${n(c.x)} ${n(c.y)}`
      return `${c.type}${n(c.x)} ${n(c.y)}`
    })
    .join(' ')
}

export interface TextOutline {
  shapes: THREE.Shape[]
  left: number
  right: number
  top: number
  bottom: number
}

/** Laid out glyph by glyph at size 100: whole-string layout fails on faces with unusual ligature tables. */
export async function textOutline(family: string, text: string): Promise<TextOutline> {
  const face = await font(family)
  const scale = 100 / face.unitsPerEm
  const outline = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const paths: string[] = []
  let x = 0
  let previous: opentype.Glyph | undefined
  for (const letter of text) {
    const glyph = face.charToGlyph(letter)
    if (previous) x += kerning(face, previous, glyph) * scale
    const { commands } = glyph.getPath(x, 100, 100)
    for (const c of commands) {
      for (const [px, py] of [
        [c.x, c.y],
        [c.x1, c.y1],
        [c.x2, c.y2],
      ]) {
        if (px === undefined || py === undefined) continue
        outline.left = Math.min(outline.left, px)
        outline.right = Math.max(outline.right, px)
        outline.top = Math.min(outline.top, py)
        outline.bottom = Math.max(outline.bottom, py)
      }
    }
    if (commands.length > 0) paths.push(pathData(commands))
    x += glyph.advanceWidth * scale
    previous = glyph
  }
  return { shapes: shapesOf(paths), ...outline }
}

/** Some faces carry kerning tables the library cannot read; they are set without. */
function kerning(face: opentype.Font, left: opentype.Glyph, right: opentype.Glyph): number {
  try {
    return face.getKerningValue(left, right)
  } catch {
    return 0
  }
}

export interface Solid {
  depth?: number
  bevel?: number
  grow?: number
  segments?: number
}

/** A bevelled solid with its y axis turned up (outlines run down) and the winding mended after the flip. */
export function extrude(
  shapes: THREE.Shape[],
  { depth = 40, bevel = 10, grow = 0, segments = 5 }: Solid = {},
): THREE.BufferGeometry {
  const solid = new THREE.ExtrudeGeometry(shapes, {
    depth,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel * 0.9,
    bevelOffset: grow - bevel * 0.5,
    bevelSegments: segments,
    curveSegments: 10,
  })
  solid.scale(1, -1, 1)
  solid.deleteAttribute('uv')
  solid.deleteAttribute('normal')
  const { array } = solid.getAttribute('position')
  for (let i = 0; i < array.length; i += 9) {
    for (let axis = 0; axis < 3; axis++) {
      const second = array[i + 3 + axis]!
      array[i + 3 + axis] = array[i + 6 + axis]!
      array[i + 6 + axis] = second
    }
  }
  return toCreasedNormals(solid, 0.9)
}

/** Centres an object on the origin with its longer side at `size`. */
export function fit(object: THREE.Object3D, size = 2): THREE.Group {
  const box = new THREE.Box3().setFromObject(object)
  const extent = box.getSize(new THREE.Vector3())
  const scale = size / Math.max(extent.x, extent.y)
  object.scale.multiplyScalar(scale)
  object.position.sub(box.getCenter(new THREE.Vector3()).multiplyScalar(scale))
  return new THREE.Group().add(object)
}
