/** A clearing with shafts of light between dark leaves. */
export const jungle = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 q = p-vec2(.1, .5);
  vec3 k = mix(key, mid, smoothstep(0., .75, length(q)));
  k = mix(k, dark, smoothstep(.5, 1.35, length(q)));
  vec2 s = p-vec2(-.3, 1.7);
  k += light*rays(vec2(s.x, -s.y), 15., .38)*.42;
  k += light*.5*exp(-dot(q, q)*4.);
  float fo = fbm(p*vec2(5., 4.)+seed);
  float ed = smoothstep(.45, 1.05, abs(p.x)*1.15+.25*fo);
  k = mix(k, dark*.6, ed*.8);
  k += light*bokeh(p+2., 7., .25, .2)*.2;
  float gr = smoothstep(.03, -.03, p.y+.68-.12*fbm(vec2(p.x*6., 2.)));
  k = mix(k, dark*.5, gr*.75);
  return k;
}
`
