/** Titles: every line extruded as face, rim and outer rim, then warped as one body. */
import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Lettering, LetteringLine, Tints, Warp } from '../types.ts'
import { blank, copyOf } from './canvas.ts'
import { extrude, textOutline } from './outlines.ts'
import { dispose, renderer, studioLight } from './studio.ts'
import { material, paintGradient } from './surfaces.ts'

const lineWidth = 200
const depth = 26
const rimGrow = 4.2
const gap = 12

/** Builds one line hanging from `top` and returns its bottom. */
async function addLine(
  root: THREE.Group,
  look: Lettering,
  line: LetteringLine,
  top: number,
  light: THREE.Texture,
): Promise<number> {
  const { shapes, left, right, top: outlineTop, bottom } = await textOutline(look.font, line.text)
  const scale = (lineWidth * (line.width ?? 1)) / (right - left)
  const wanted = (bottom - outlineTop) * scale * (line.stretch ?? 1)
  // A short word at full width would tower over its neighbour.
  const tallest = look.lines.length > 1 ? 58 : 74
  const squash = Math.max(0.6, Math.min(1, tallest / wanted))
  const height = wanted * squash
  const layers = [
    // A face shrunk by more folds the notches of a narrow E over.
    { grow: -Math.min(0.5, 0.3 / scale), bevel: Math.min(3.6, 2.7 / scale), thickness: depth * 0.7, z: 0 },
    {
      grow: Math.min(9, rimGrow / scale),
      bevel: Math.min(4.5, 3.4 / scale),
      thickness: depth * 0.9,
      z: -depth * 0.75,
      color: look.rim,
    },
    {
      grow: Math.min(17, (rimGrow * 2) / scale),
      bevel: Math.min(5, 4 / scale),
      thickness: depth * 0.7,
      z: -depth * 1.2,
      color: look.outerRim,
    },
  ]
  for (const { grow, bevel, thickness, z, color } of layers) {
    const face = z === 0
    if (!face && !color) continue
    const solid = extrude(shapes, { depth: thickness, bevel, grow, segments: face ? 4 : 3 })
    solid.translate(-(left + right) / 2, bottom, 0)
    solid.scale(scale, scale * (line.stretch ?? 1) * squash, 1)
    if (face) paintGradient(solid, look.gradient)
    solid.translate(0, top - height, z)
    const surface = face ? { metalness: 0.12, roughness: 0.2, clearcoat: 1 } : { color: color ?? look.rim }
    root.add(new THREE.Mesh(solid, material(surface, light, face)))
  }
  return top - height
}

type Bend = (x: number, y: number, amount: number) => number

/** x runs from -1 to 1 over the width; y is in units. No bend may jump: it would tear the walls between two lines. */
const bends: Record<Warp, Bend> = {
  arch: (x, y, amount) => y + amount * 100 * (1 - x * x) - amount * 50,
  bulge: (x, y, amount) => y * (1 + amount * (1 - x * x) * 1.6),
  pinch: (x, y, amount) => y * (1 - amount * (1 - x * x) * 1.2),
  rise: (x, y, amount) => y + x * amount * 100,
  wave: (x, y, amount) => y + Math.sin(x * 3.1) * amount * 60,
  none: (_, y) => y,
}

function warpAll(root: THREE.Group, { warp = 'arch', amount = 0.12, skew = 0 }: Lettering): void {
  const { min, max } = new THREE.Box3().setFromObject(root)
  const [centreX, centreY] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
  const halfWidth = (max.x - min.x) / 2
  for (const mesh of root.children) {
    if (!(mesh instanceof THREE.Mesh)) continue
    const geometry = mesh.geometry as THREE.BufferGeometry
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      const x = position.getX(i) - centreX
      const y = position.getY(i) - centreY
      const bent = bends[warp](x / halfWidth, y, amount)
      position.setXYZ(i, x + skew * bent, bent, position.getZ(i))
    }
    geometry.deleteAttribute('normal')
    mesh.geometry = toCreasedNormals(geometry, 0.9)
    mesh.geometry.computeBoundingBox()
  }
}

/** Tone mapping turns a gold face beige; small titles need the color back. */
function regrade(source: OffscreenCanvas): OffscreenCanvas {
  const { canvas, pen } = blank(source.width, source.height)
  pen.filter = 'saturate(1.4) brightness(1.07) contrast(1.06)'
  pen.drawImage(source, 0, 0)
  return canvas
}

/** The title on a clear ground, `width` wide with its border. */
export async function drawLettering(look: Lettering, tints: Tints, width: number): Promise<OffscreenCanvas> {
  const height = Math.round(width * (look.lines.length > 1 ? 0.55 : 0.35))
  const light = studioLight(tints)
  const scene = new THREE.Scene()
  scene.environment = light
  const root = new THREE.Group()
  let top = 0
  for (const line of look.lines) top = (await addLine(root, look, line, top, light)) - gap
  warpAll(root, look)
  const box = new THREE.Box3().setFromObject(root)
  const size = box.getSize(new THREE.Vector3())
  const centre = box.getCenter(new THREE.Vector3())
  root.position.set(-centre.x, -centre.y, 0)
  const camera = new THREE.PerspectiveCamera(18, width / height, 1, 5000)
  const half = Math.tan((18 * Math.PI) / 360)
  const far = Math.max((size.y * 0.55) / half, (size.x * 0.53) / (half * (width / height)))
  camera.position.set(0, -size.y * 0.25, far + depth)
  camera.lookAt(0, 0, 0)
  const key = new THREE.DirectionalLight('#fff4dd', 2.4)
  key.position.set(-1, 3, 3)
  scene.add(root, key)
  renderer.setSize(width, height, false)
  renderer.render(scene, camera)
  dispose(scene)
  return regrade(copyOf(renderer.domElement))
}
