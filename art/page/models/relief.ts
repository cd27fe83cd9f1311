/** Flat characters swollen to glazed figures: their own alpha, blurred, is the height that the light runs over. */
import * as THREE from 'three'
import type { Model, Surface } from '../../types.ts'
import { blank, context, loadImage, stencil } from '../canvas.ts'
import { fit } from '../outlines.ts'
import { material } from '../surfaces.ts'
import { labelPlate } from './label-plate.ts'
import { at } from './parts.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

const side = 512
const margin = 0.06

export interface Glaze {
  /** 0 is matte, 1 is wet. */
  gloss?: number | undefined
  swell?: number | undefined
  /** A canvas filter: how the glaze colors the drawing. */
  wash?: string | undefined
}

export async function buildRelief(model: Of<'relief'>, light: THREE.Texture): Promise<THREE.Group> {
  const figure = fit(await glazedFigure(model.character, model.edge, light, model))
  if (!model.label) return figure
  const plate = await labelPlate({ label: model.label, rim: model.edge }, light)
  return fit(new THREE.Group().add(figure, at(plate, 0, -0.8, 0.3)))
}

export async function buildPair(model: Of<'pair'>, light: THREE.Texture): Promise<THREE.Group> {
  const [near, far] = await Promise.all(
    [0, 1].map(async () => fit(await glazedFigure(model.character, model.edge, light, model))),
  )
  if (model.isStaggered) return fit(new THREE.Group().add(at(far!, -0.36, 0.36, -0.3), at(near!, 0.36, -0.36, 0.3)))
  far!.scale.x *= -1
  return fit(new THREE.Group().add(at(far!, -0.62, 0.14, -0.3), at(near!, 0.62, -0.14, 0.1)))
}

export async function glazedFigure(
  character: string,
  edge: Surface,
  light: THREE.Texture,
  { gloss = 1, swell = 1, wash = 'saturate(1.15) contrast(1.05)' }: Glaze,
): Promise<THREE.Group> {
  const image = await loadImage(`/icon/fluent-emoji/${character}.svg`)
  const { canvas, pen } = blank(side, side)
  const inset = side * margin
  pen.filter = wash
  pen.drawImage(image, inset, inset, side - inset * 2, side - inset * 2)
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  const face = material({ roughness: 0.34 - 0.22 * gloss, clearcoat: gloss, metalness: 0.02 }, light)
  face.map = map
  face.normalMap = new THREE.CanvasTexture(normals(canvas, swell))
  face.normalScale.set(1, 1)
  face.transparent = true
  face.alphaTest = 0.02
  const plane = new THREE.PlaneGeometry(2, 2)
  const group = new THREE.Group()
  const wall = material(edge, light)
  wall.alphaMap = new THREE.CanvasTexture(outlineOf(canvas))
  wall.alphaTest = 0.5
  const layers = 26
  for (let i = 0; i < layers; i++) group.add(at(new THREE.Mesh(plane, wall), 0, 0, -0.24 + (i / layers) * 0.23))
  return group.add(at(new THREE.Mesh(plane, face), 0, 0, 0))
}

/** White where the drawing is, a little wider: the wall stands out as a rim. */
function outlineOf(canvas: OffscreenCanvas): OffscreenCanvas {
  const { canvas: made, pen } = blank(side, side)
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, side, side)
  const white = stencil(canvas, '#ffffff')
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2
    pen.drawImage(white, Math.cos(angle) * 8, Math.sin(angle) * 8)
  }
  return made
}

function normals(canvas: OffscreenCanvas, swell: number): OffscreenCanvas {
  const height = heights(canvas)
  const { canvas: made, pen } = blank(side, side)
  const out = pen.createImageData(side, side)
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x
      const [dx, dy] = [height[i - 1]! - height[i + 1]!, height[i + side]! - height[i - side]!]
      const [nx, ny] = [dx * swell * 34, dy * swell * 34]
      const length = Math.hypot(nx, ny, 1)
      out.data.set([(nx / length) * 127 + 128, (ny / length) * 127 + 128, 127 / length + 128, 255], i * 4)
    }
  }
  pen.putImageData(out, 0, 0)
  return made
}

/** Wide blurs round the whole body, the drawing's own light and dark adds its parts. */
function heights(canvas: OffscreenCanvas): Float32Array {
  const sum = new Float32Array(side * side)
  const white = stencil(canvas, '#ffffff')
  for (const [radius, share] of [
    [5, 0.2],
    [14, 0.4],
    [34, 0.5],
  ] as const) {
    const { canvas: soft, pen } = blank(side, side)
    pen.fillRect(0, 0, side, side)
    pen.filter = `blur(${radius}px)`
    pen.drawImage(white, 0, 0)
    const { data } = context(soft).getImageData(0, 0, side, side)
    for (let i = 0; i < sum.length; i++) sum[i]! += (data[i * 4]! / 255) * share
  }
  const { canvas: grey, pen } = blank(side, side)
  pen.filter = 'grayscale(1) blur(3px)'
  pen.drawImage(canvas, 0, 0)
  const { data } = context(grey).getImageData(0, 0, side, side)
  for (let i = 0; i < sum.length; i++) sum[i]! += (data[i * 4]! / 255) * 0.12
  return smoothed(smoothed(sum, 1), side)
}

/** The blurs above have 256 steps, which the light would show as terraces. */
function smoothed(values: Float32Array, stride: number): Float32Array {
  const reach = 5
  const out = new Float32Array(values.length)
  for (let i = reach * stride; i < values.length - reach * stride; i++) {
    let total = 0
    for (let k = -reach; k <= reach; k++) total += values[i + k * stride]! * (reach + 1 - Math.abs(k))
    out[i] = total / (reach + 1) ** 2
  }
  return out
}
