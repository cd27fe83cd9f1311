/** A shader scene in a game's four colors. */
import * as THREE from 'three'
import type { Palette, SceneName } from '../types.ts'
import { copyOf } from './canvas.ts'
import { aurora } from './scenes/aurora.ts'
import { deco } from './scenes/deco.ts'
import { deep } from './scenes/deep.ts'
import { dunes } from './scenes/dunes.ts'
import { ember } from './scenes/ember.ts'
import { facet } from './scenes/facet.ts'
import { grid } from './scenes/grid.ts'
import { hills } from './scenes/hills.ts'
import { jungle } from './scenes/jungle.ts'
import { sceneLibrary } from './scenes/library.ts'
import { moonlit } from './scenes/moonlit.ts'
import { nebula } from './scenes/nebula.ts'
import { rays } from './scenes/rays.ts'
import { sea } from './scenes/sea.ts'
import { storm } from './scenes/storm.ts'
import { velvet } from './scenes/velvet.ts'
import { renderer } from './studio.ts'

const scenes: Record<SceneName, string> = {
  aurora,
  deco,
  deep,
  dunes,
  ember,
  facet,
  grid,
  hills,
  jungle,
  moonlit,
  nebula,
  rays,
  sea,
  storm,
  velvet,
}

const vertexShader = 'varying vec2 uvPos;void main(){uvPos=position.xy*.5+.5;gl_Position=vec4(position.xy,0.,1.);}'

/**
 * The point runs from -1 to 1 up the picture; sideways it grows with the aspect, so circles stay round.
 * The focus moves the scene's middle to where the art stands.
 */
const main = `
uniform float focus;
void main() {
  vec2 p = uvPos*2.-1.;
  p.x = (p.x-focus)*aspect;
  vec3 color = max(scene(p), 0.);
  color = color/(1.+color*.18);
  gl_FragColor = vec4(pow(color, vec3(1./2.2)), 1.);
}`

export function drawBackdrop(
  name: SceneName,
  palette: Palette,
  seed: number,
  width: number,
  height: number,
  focus = 0,
): OffscreenCanvas {
  const color = (hex: string) => ({ value: new THREE.Color(hex) })
  const material = new THREE.ShaderMaterial({
    toneMapped: false,
    vertexShader,
    fragmentShader: sceneLibrary + scenes[name] + main,
    uniforms: {
      dark: color(palette.dark),
      mid: color(palette.mid),
      key: color(palette.key),
      light: color(palette.light),
      seed: { value: seed },
      focus: { value: focus },
      aspect: { value: width / height },
    },
  })
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  plane.frustumCulled = false
  renderer.setSize(width, height, false)
  renderer.render(new THREE.Scene().add(plane), new THREE.Camera())
  plane.geometry.dispose()
  material.dispose()
  return copyOf(renderer.domElement)
}
