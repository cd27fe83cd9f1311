/** Light rays and large soft circles: the plain celebratory scene. */
export const rays = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 q = p-vec2(0., .12);
  float l = length(q);
  vec3 k = mix(mid, dark, smoothstep(0., 1.05, l));
  k += key*rays(q, 9., 1.4)*.55;
  k += key*.75*exp(-l*l*5.);
  k += light*bokeh(p+3., 3., .35, .34)*.10;
  k += light*bokeh(p+7., 7., .22, .26)*.13;
  return k;
}
`
