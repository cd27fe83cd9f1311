/** Icons as raised wire over their own filled outline. */
import * as THREE from 'three'
import type { Model } from '../../types.ts'
import { extrude, fit, iconShapes } from '../outlines.ts'
import { gradientOf, material, paintGradient } from '../surfaces.ts'
import { labelPlate } from './label-plate.ts'
import { at } from './parts.ts'

type Of<K extends Model['kind']> = Extract<Model, { kind: K }>

export async function buildInlay(model: Of<'inlay'>, light: THREE.Texture): Promise<THREE.Group> {
  const { wire, ground, rim = 'dark-gold' } = model
  const shapes = await iconShapes(model.icon)
  const filled = shapes.map((shape) => new THREE.Shape(shape.getPoints(12)))
  const back = new THREE.Mesh(extrude(filled, { depth: 34, bevel: 14, grow: 18 }), material(rim, light))
  const bed = new THREE.Mesh(extrude(filled, { depth: 22, bevel: 8, grow: 7 }), material(ground, light))
  const face = extrude(shapes, { depth: 30, bevel: 9, grow: 0 })
  const gradient = gradientOf(wire, model.gradient)
  if (gradient) paintGradient(face, gradient)
  const group = new THREE.Group().add(
    at(back, 0, 0, -34),
    at(bed, 0, 0, -2),
    at(new THREE.Mesh(face, material(wire, light, gradient !== undefined)), 0, 0, 14),
  )
  const figure = fit(group)
  if (!model.label) return figure
  const plate = await labelPlate({ label: model.label, rim: wire, labelField: model.labelField ?? ground }, light)
  return fit(new THREE.Group().add(figure, at(plate, 0, -0.86, 0.3)))
}
