/** One object alone in the studio, on a transparent background. */
import * as THREE from 'three'
import type { Tints, Turn } from '../types.ts'
import { buildModel, type StudioModel } from './models/build.ts'
import { dispose, renderer, studioLight } from './studio.ts'

const camera = new THREE.PerspectiveCamera(24, 1, 0.1, 50)

/** Draws into the renderer's own canvas; copy it before the next picture. */
export async function drawObject(model: StudioModel, turn: Turn, tints: Tints, pixels: number): Promise<HTMLCanvasElement> {
  const light = studioLight(tints)
  const scene = new THREE.Scene()
  scene.environment = light
  const holder = new THREE.Group().add(await buildModel(model, light))
  holder.rotation.set(...turn)
  const key = new THREE.DirectionalLight('#fff4dd', 2.1)
  key.position.set(-2, 3, 4)
  const rim = new THREE.DirectionalLight(tints[1], 1.2)
  rim.position.set(3, -1, -1)
  scene.add(holder, key, rim)
  renderer.setSize(pixels, pixels, false)
  camera.position.set(0, 0, 5.4)
  camera.lookAt(0, 0, 0)
  renderer.render(scene, camera)
  dispose(scene)
  return renderer.domElement
}
