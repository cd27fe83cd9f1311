/** Stage curtains with a warm spot and a lit floor. */
export const velvet = /* glsl */ `
vec3 scene(vec2 p) {
  float x = p.x*7.+.6*sin(p.y*1.6+p.x*3.);
  float f = .5+.5*sin(x*2.+seed);
  f = pow(f, 1.5)*.75+.25*(.5+.5*sin(x*5.+1.));
  vec3 k = mix(dark*.35, mid, f);
  k += key*pow(f, 6.)*.18;
  vec2 q = (p-vec2(0., .1))*vec2(1., .85);
  float sp = exp(-dot(q, q)*1.9);
  k *= .30+1.25*sp;
  k += light*.14*exp(-dot(q, q)*5.);
  k += light*rays(vec2(p.x, 1.3-p.y), 6., .95)*.14;
  float fl = smoothstep(-.62, -.64, p.y);
  vec3 fc = mix(dark*.4, key*.6, exp(-pow(p.x*1.3, 2.))*.8)*(1.-.6*smoothstep(-.6, -1.3, p.y));
  k = mix(k, fc, fl);
  k += light*bokeh(p+4., 9., .16, .18)*.16;
  return k;
}
`
