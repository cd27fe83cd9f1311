/** Draws a traced stone. */
import * as THREE from 'three'
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js'
import type { GemCut, Tints, Turn } from '../types.ts'
import { gemCuts } from './gem-cuts.ts'
import { gemShader } from './gem-shader.ts'
import { renderer } from './studio.ts'

const mostPlanes = 64 // the size of the shader's array

const uniforms = {
  planes: { value: [] as THREE.Vector4[] },
  planeCount: { value: 0 },
  turn: { value: new THREE.Matrix3() },
  absorb: { value: new THREE.Vector3() },
  leftTint: { value: new THREE.Color() },
  rightTint: { value: new THREE.Color() },
  glow: { value: new THREE.Color() },
  zoom: { value: 0.22 },
  pixels: { value: 512 },
}

const stone = new THREE.Mesh(
  new THREE.PlaneGeometry(2, 2),
  new THREE.ShaderMaterial({
    transparent: true,
    toneMapped: false,
    uniforms,
    vertexShader: 'varying vec2 at;void main(){at=position.xy;gl_Position=vec4(position.xy,0.,1.);}',
    fragmentShader: gemShader,
  }),
)
stone.frustumCulled = false
const scene = new THREE.Scene().add(stone)
const camera = new THREE.Camera()

/** One plane for each facet: triangles of the hull that share a plane count once. */
function facets(cut: GemCut): THREE.Vector4[] {
  const hull = new ConvexGeometry(gemCuts[cut]())
  const position = hull.getAttribute('position')
  const planes: THREE.Vector4[] = []
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()]
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i)
    b.fromBufferAttribute(position, i + 1).sub(a)
    c.fromBufferAttribute(position, i + 2).sub(a)
    const normal = b.clone().cross(c).normalize()
    if (planes.some((plane) => normal.dot(new THREE.Vector3(plane.x, plane.y, plane.z)) > 0.9995)) continue
    planes.push(new THREE.Vector4(normal.x, normal.y, normal.z, normal.dot(a)))
  }
  hull.dispose()
  return planes.slice(0, mostPlanes)
}

/** How strongly the stone absorbs a channel that its color lacks. */
function absorption(channel: number): number {
  return -Math.log(Math.max(0.012, Math.min(0.985, channel))) * 0.8
}

export function drawGem(cut: GemCut, color: string, turn: Turn, tints: Tints, pixels: number): HTMLCanvasElement {
  const planes = facets(cut)
  uniforms.planeCount.value = planes.length
  while (planes.length < mostPlanes) planes.push(new THREE.Vector4(0, 1, 0, 9))
  uniforms.planes.value = planes
  uniforms.turn.value.setFromMatrix4(new THREE.Matrix4().makeRotationFromEuler(new THREE.Euler(...turn, 'ZXY')))
  const body = new THREE.Color(color)
  uniforms.absorb.value.set(absorption(body.r), absorption(body.g), absorption(body.b))
  uniforms.leftTint.value.set(tints[0])
  uniforms.rightTint.value.set(tints[1])
  uniforms.glow.value.copy(body)
  uniforms.pixels.value = pixels
  renderer.setSize(pixels, pixels, false)
  renderer.render(scene, camera)
  return renderer.domElement
}
