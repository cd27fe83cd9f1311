/** A striped sun over a glowing perspective grid. */
export const grid = /* glsl */ `
vec3 scene(vec2 p) {
  float hz = -.08;
  vec3 k = mix(mid, dark, smoothstep(-.1, 1., p.y));
  vec2 s = p-vec2(0., .28);
  float l = length(s);
  float sun = smoothstep(.52, .51, l);
  float cut = step(.0, sin(pow(max(0., .42-s.y), 1.35)*44.)-.0)+smoothstep(.12, .2, s.y);
  vec3 sc = mix(key, light, smoothstep(-.4, .5, s.y));
  k = mix(k, sc, sun*clamp(cut, 0., 1.)*smoothstep(hz-.01, hz+.01, p.y));
  k += key*.7*exp(-max(l-.5, 0.)*4.2);
  k += light*stars(p, 14., .25)*.9*smoothstep(.1, .5, p.y);
  if (p.y < hz) {
    float z = .42/(hz-p.y+.02);
    vec2 g = vec2(p.x*z*1.9, z*2.1);
    vec2 w = vec2(.03, .035)*z*.6+.02;
    vec2 f = abs(fract(g)-.5);
    float ln = max(smoothstep(.5-w.x*1.3, .5, f.x), smoothstep(.5-w.y*1.3, .5, f.y));
    float gl = exp(-(.5-f.x)*9.)+exp(-(.5-f.y)*9.);
    k = mix(dark*.5, mid*.7, exp((p.y-hz)*2.));
    k += (light*ln*1.1+key*gl*.30)*smoothstep(16., 1., z);
    k += key*.8*exp((p.y-hz)*9.);
  }
  return k;
}
`
