/** Under water: shafts of light, caustics, a dark bed. */
export const deep = /* glsl */ `
vec3 scene(vec2 p) {
  vec3 k = mix(mid, dark, smoothstep(1.1, -1.1, p.y));
  vec2 q = p-vec2(-.1, 1.6);
  float an = atan(q.x, -q.y);
  float s = 0.;
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    s += smoothstep(.55, 1., sin(an*(13.+f*7.)+seed+f*2.)*.5+.5)*.3;
  }
  k += key*s*smoothstep(2.9, .3, length(q))*.9;
  vec2 w = p*3.2;
  float ca = 0.;
  for (int i = 0; i < 3; i++) {
    w += vec2(sin(w.y*1.7+seed), cos(w.x*1.5));
    ca += 1./(abs(sin(w.x)*cos(w.y))*9.+.25);
  }
  k += key*ca*.035*smoothstep(.0, 1., p.y+.1);
  k += key*.5*exp(-dot(p-vec2(0, .1), p-vec2(0, .1))*3.2);
  k += light*(bokeh(p+2., 8., .2, .2)+bokeh(p+5., 15., .18, .22)*.7)*.28;
  float bed = smoothstep(.02, -.06, p.y+.82-.16*fbm(vec2(p.x*3.+seed, 1.)));
  k = mix(k, dark*.55, bed*.8);
  return k;
}
`
