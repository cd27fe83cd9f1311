/** Plates of many shapes with a rim, a field, a mark and a label. */
import * as THREE from 'three'
import type { Model, Surface } from '../../types.ts'
import { extrude, fit, iconShapes, textOutline } from '../outlines.ts'
import { gradientOf, material, paintGradient } from '../surfaces.ts'
import { labelPlate } from './label-plate.ts'
import { at } from './parts.ts'
import { plaqueShapes } from './plaque-shapes.ts'
import { glazedFigure } from './relief.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

const rimShare = 0.84

export async function buildPlaque(model: Of<'plaque'>, light: THREE.Texture): Promise<THREE.Group> {
  const group = new THREE.Group()
  const outline = plaqueShapes[model.shape]()
  const inner = outline.getPoints(24).map((point) => point.multiplyScalar(rimShare))
  const rimShape = new THREE.Shape(outline.getPoints(24))
  rimShape.holes.push(new THREE.Path(inner))
  const soft = { bevelSize: 0.045, bevelThickness: 0.07, bevelSegments: 6, curveSegments: 32 }
  group.add(new THREE.Mesh(new THREE.ExtrudeGeometry(rimShape, { depth: 0.2, ...soft }), material(model.rim, light)))
  const field = new THREE.ExtrudeGeometry(new THREE.Shape(inner), { depth: 0.12, ...soft })
  if (model.gradient) paintGradient(field, model.gradient)
  group.add(at(new THREE.Mesh(field, material(model.field, light, model.gradient !== undefined)), 0, 0, 0.02))
  const lift = model.label ? 0.15 : 0
  for (const mark of await marksOf(model, light)) group.add(at(mark, 0, lift, 0.2))
  if (model.label) group.add(at(await labelPlate(model, light), 0, -0.68, 0.3))
  return fit(group)
}

async function marksOf(model: Of<'plaque'>, light: THREE.Texture): Promise<THREE.Group[]> {
  const size = (model.markSize ?? 0.62) * 2 * (model.label ? 0.88 : 1)
  if (model.character) return [at(fit(await glazedFigure(model.character, model.mark ?? 'gold', light, {}), size), 0, 0, 0)]
  const { mark = 'gold' } = model
  if (model.icon) return [raised(await iconShapes(model.icon), size, mark, model.markGradient, light, 512)]
  if (!model.text) return []
  const { shapes: letters } = await textOutline(model.font ?? 'russo-one', model.text)
  return [raised(letters, size, mark, model.markGradient, light, 110)]
}

/** `board` is the size the outline was drawn at: bevels are shares of it. */
function raised(
  letters: THREE.Shape[],
  size: number,
  surface: Surface,
  own: readonly string[] | undefined,
  light: THREE.Texture,
  board: number,
): THREE.Group {
  const solid = extrude(letters, { depth: board * 0.05, bevel: board * 0.026, grow: board * 0.012 })
  const gradient = gradientOf(surface, own)
  if (gradient) paintGradient(solid, gradient)
  const dark = extrude(letters, { depth: board * 0.02, bevel: board * 0.014, grow: board * 0.034 })
  const shade = new THREE.Mesh(dark, material({ color: '#160a12', roughness: 0.5 }, light))
  return fit(new THREE.Group().add(new THREE.Mesh(solid, material(surface, light, gradient !== undefined)), shade), size)
}
