/** Gas clouds, stars and one banded planet. */
export const nebula = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 w = vec2(fbm(p*1.7+3.), fbm(p*1.7-4.));
  float f = fbm(p*1.9+w*1.6+seed);
  float g = fbm(p*2.6-w*1.8+9.);
  vec3 k = mix(dark, mid, smoothstep(.25, .8, f));
  k += key*pow(g, 2.4)*2.1*smoothstep(.9, .0, abs(p.x*.8+p.y*.5-.1));
  k += light*pow(f*g, 2.)*2.4;
  k += vec3(1.)*(stars(p, 10., .28)+stars(p+3., 22., .35)*.7);
  k += key*.4*exp(-dot(p, p)*2.4);
  vec2 o = p-vec2(.52, .62);
  float l = length(o);
  float m = smoothstep(.31, .30, l);
  float lit = clamp(dot(normalize(vec3(o, sqrt(max(0., .095-l*l)))), normalize(vec3(-.7, .5, .45))), 0., 1.);
  vec3 pc = mix(mid, light, .5+.5*sin(o.y*26.+fbm(p*6.)*5.))*(.12+1.15*lit);
  k = mix(k, pc, m);
  k += key*.5*smoothstep(.06, 0., abs(l-.315))*step(o.x, .1)*.6;
  return k;
}
`
