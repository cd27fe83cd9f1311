/** Striped round hills, clouds and a bright sky. */
export const hills = /* glsl */ `
vec3 scene(vec2 p) {
  vec3 k = mix(key, mid, smoothstep(-.3, 1.05, p.y));
  vec2 q = p-vec2(0., .15);
  k += light*rays(q, 8., .8)*.30;
  k += light*.4*exp(-dot(q, q)*3.);
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    vec2 o = vec2(-.7+f*.5+.2*sin(f*5.+seed), .72-.16*mod(f, 2.));
    float cl = 0.;
    for (int j = 0; j < 5; j++) {
      float g = float(j);
      cl = max(cl, smoothstep(.012, -.012, length((p-o-vec2((g-2.)*.085, .04*sin(g*2.4+f)))*vec2(1., 1.25))-.085-.03*sin(g*1.7+f)));
    }
    k = mix(k, mix(vec3(1.), light, .18), cl*.78);
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    float r = 1.1-.12*f;
    vec2 o = vec2(sin(f*2.7+seed)*.75, -1.02-f*.2);
    float l = length((p-o)*vec2(.9, 1.5))-r*.92;
    float m = smoothstep(.008, -.008, l);
    vec3 hc = mix(mix(mid, light, .25), dark, .12+f*.26);
    hc += light*.35*smoothstep(-.16, 0., l);
    float st = smoothstep(.44, .5, abs(fract(atan(p.x-o.x, p.y-o.y)*5.+f*.3)-.5));
    hc = mix(hc, hc*1.15+.03, st*.0+step(.5, fract(atan(p.x-o.x, p.y-o.y)*3.2+f*.3))*.35);
    k = mix(k, hc, m);
  }
  return k;
}
`
