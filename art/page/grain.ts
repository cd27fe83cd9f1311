/** Patterns in a material: noise in space changes the color, the gloss, the relief and the inner glow of a surface. */
import type * as THREE from 'three'
import type { Grain } from '../surfaces.ts'

const noise = /* glsl */ `
varying vec3 vGrain;
float hash31(vec3 p) { p = fract(p*.3183099+.1); p *= 17.; return fract(p.x*p.y*p.z*(p.x+p.y+p.z)); }
float noise3(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f*f*(3.-2.*f);
  return mix(mix(mix(hash31(i), hash31(i+vec3(1,0,0)), f.x), mix(hash31(i+vec3(0,1,0)), hash31(i+vec3(1,1,0)), f.x), f.y),
    mix(mix(hash31(i+vec3(0,0,1)), hash31(i+vec3(1,0,1)), f.x), mix(hash31(i+vec3(0,1,1)), hash31(i+vec3(1,1,1)), f.x), f.y), f.z);
}
float fbm3(vec3 p) { return .5*noise3(p)+.27*noise3(p*2.1)+.15*noise3(p*4.3)+.08*noise3(p*8.7); }
float cells(vec3 p) {
  vec3 i = floor(p), f = fract(p); float a = 9., b = 9.;
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
    vec3 g = vec3(x, y, z), o = vec3(hash31(i+g), hash31(i+g+7.3), hash31(i+g+3.7));
    float d = length(g+o-f);
    if (d<a) { b = a; a = d; } else b = min(b, d);
  }
  return b-a;
}`

interface Pattern {
  /** Height at a point: what the light catches. */
  height: string
  /** How strongly the height bends the light. */
  bump: number
  /** Changes `c`, the color, at `p`. */
  color: string
  /** Changes `r`, the roughness. */
  gloss?: string
  /** Sets `e`, the light from within. */
  glow?: string
}

const patterns: Record<Grain, Pattern> = {
  stone: {
    height: 'fbm3(p*7.)*.7+noise3(p*46.)*.16',
    bump: 0.026,
    color: 'float s = fbm3(p*vec3(2., 11., 2.)); c *= .72+.5*s; c *= .94+.1*noise3(p*50.);',
    gloss: 'r = .62+.25*noise3(p*20.);',
  },
  wood: {
    height: 'noise3(vec3(p.x*3., p.y*44., p.z*3.)+fbm3(p*2.)*3.)',
    bump: 0.03,
    color:
      'float g = noise3(vec3(p.x*1.6, p.y*17., p.z*4.)+fbm3(p*1.7)*4.); float v = noise3(vec3(p.x*5., p.y*90., 1.)); c *= .58+.55*g+.16*v;',
    gloss: 'r = .34+.2*noise3(p*vec3(4., 60., 4.));',
  },
  jade: {
    height: 'fbm3(p*3.)',
    bump: 0.02,
    color:
      'float q = fbm3(p*2.4+fbm3(p*3.)*1.6); float vein = smoothstep(.06, .0, abs(q-.5)); c = mix(c*.62, c*1.25+.05, smoothstep(.3, .72, q)); c = mix(c, c+vec3(.16, .2, .14), vein*.7);',
    glow: 'e = diffuseColor.rgb*.2;',
  },
  lapis: {
    height: 'fbm3(p*6.)',
    bump: 0.012,
    color:
      'float q = fbm3(p*5.); c *= .62+.75*q; float fleck = smoothstep(.83, .9, noise3(p*30.)); c = mix(c, vec3(1., .74, .22), fleck*.85);',
  },
  lava: {
    height: 'smoothstep(0., .2, cells(p*2.7+fbm3(p*4.)*.5))*.8+fbm3(p*12.)*.35',
    bump: 0.12,
    color: 'float k = cells(p*2.7+fbm3(p*4.)*.5); c *= .6+.7*fbm3(p*10.);',
    gloss: 'r = .3+.35*noise3(p*15.);',
    glow: 'float k = cells(vGrain*2.7+fbm3(vGrain*4.)*.5); float hot = smoothstep(.16, .0, k); e = vec3(1.5, .3, .03)*hot+vec3(1.1, .8, .25)*smoothstep(.055, .0, k);',
  },
  leather: {
    height: 'smoothstep(0., .4, cells(p*27.))*.5+fbm3(p*30.)*.3',
    bump: 0.014,
    color: 'c *= .62+.24*smoothstep(0., .3, cells(p*27.))+.36*fbm3(p*2.6);',
    gloss: 'r = .45+.2*noise3(p*9.);',
  },
  hammered: {
    height: 'smoothstep(0., .6, cells(p*5.5))',
    bump: 0.09,
    color: 'c *= .82+.3*smoothstep(0., .3, cells(p*5.5));',
  },
}

export function addGrain(material: THREE.MeshPhysicalMaterial, name: Grain): void {
  const { height, bump, color, gloss = '', glow } = patterns[name]
  const field = `${noise}\nfloat grainHeight(vec3 p) { return ${height}; }`
  material.customProgramCacheKey = () => `grain-${name}`
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrain;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrain = (modelMatrix*vec4(position, 1.)).xyz;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${field}`)
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>\n{ vec3 p = vGrain, c = diffuseColor.rgb; ${color} diffuseColor.rgb = c; }`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>\n{ vec3 p = vGrain; float r = roughnessFactor; ${gloss} roughnessFactor = r; }`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>\n{ float d = .012, h = grainHeight(vGrain);
        vec3 g = vec3(grainHeight(vGrain+vec3(d, 0, 0))-h, grainHeight(vGrain+vec3(0, d, 0))-h, grainHeight(vGrain+vec3(0, 0, d))-h)/d;
        g = (viewMatrix*vec4(g, 0.)).xyz; g -= normal*dot(g, normal); normal = normalize(normal-g*${bump.toFixed(3)}); }`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\n${glow ? `{ vec3 e = vec3(0.); ${glow} totalEmissiveRadiance += e; }` : ''}`,
      )
  }
}
