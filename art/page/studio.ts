/** The one renderer and light rig of every object: warm key at the top left, soft front panel, tinted rims. */
import * as THREE from 'three'
import type { Tints } from '../types.ts'

export const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
renderer.toneMapping = THREE.NeutralToneMapping
renderer.toneMappingExposure = 1.15
renderer.setClearColor(0, 0)

const mapper = new THREE.PMREMGenerator(renderer)
const studios = new Map<string, THREE.Texture>()

const domeShader = `
varying vec3 dir; uniform vec3 left, right;
void main() {
  float up = dir.y*.5+.5;
  vec3 sky = mix(left*.12, vec3(.86, .85, .86), smoothstep(.32, 1., up));
  gl_FragColor = vec4(sky + right*.1*smoothstep(.5, 0., up), 1.);
}`

function dome([left, right]: Tints): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 dir;void main(){dir=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
    fragmentShader: domeShader,
    uniforms: { left: { value: new THREE.Color(left) }, right: { value: new THREE.Color(right) } },
  })
  return new THREE.Mesh(new THREE.SphereGeometry(20, 32, 16), material)
}

interface Panel {
  at: readonly [number, number, number]
  size: readonly [number, number]
  color: string
  power: number
}

function panels([left, right]: Tints): Panel[] {
  return [
    { at: [-5, 7, 6], size: [7, 5], color: '#fff8ea', power: 9 }, // key
    { at: [6, 5, 4], size: [2, 7], color: '#ffffff', power: 5 }, // strip on the right
    { at: [-8, 0, 2], size: [1.4, 9], color: left, power: 7 }, // left rim
    { at: [8, -2, -1], size: [1.4, 9], color: right, power: 7 }, // right rim
    { at: [0, -7, 3], size: [9, 2], color: right, power: 1.6 }, // bounce from the floor
    { at: [0, 9, -3], size: [10, 2], color: '#ffffff', power: 6 }, // top, from behind
    { at: [-1, 5, 13], size: [12, 9], color: '#fff4de', power: 4.2 }, // front: without it gold reads as brown
    { at: [2, -4, 13], size: [9, 4], color: left, power: 0.55 },
  ]
}

/** The environment map of reflections, made once per pair of tints. */
export function studioLight(tints: Tints): THREE.Texture {
  const key = tints.join()
  const known = studios.get(key)
  if (known) return known
  const scene = new THREE.Scene()
  scene.add(dome(tints))
  for (const { at, size, color, power } of panels(tints)) {
    const lamp = new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(power), side: THREE.DoubleSide })
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), lamp)
    mesh.position.set(...at)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  const texture = mapper.fromScene(scene, 0.015).texture
  studios.set(key, texture)
  return texture
}

/** Frees what one picture made; the studio maps stay. */
export function dispose(scene: THREE.Object3D): void {
  scene.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return
    node.geometry.dispose()
    for (const material of [node.material].flat()) material.dispose()
  })
}
