/** Flames at the floor, smoke and rising sparks. */
export const ember = /* glsl */ `
vec3 scene(vec2 p) {
  float y = p.y;
  float f = fbm(p*vec2(2., 1.4)+vec2(0., -1.));
  vec3 k = mix(dark, mid, smoothstep(.95, -.9, y+f*.5-.2));
  vec2 w = vec2(fbm(p*3.+2.), fbm(p*3.-5.));
  float fl = fbm(vec2(p.x*3.4, p.y*1.5)+w*1.3);
  float m = smoothstep(.35, -1., y);
  k += key*pow(fl, 2.6)*3.6*m;
  k += light*pow(fl, 6.)*9.*m;
  k += key*.55*exp(-dot(p-vec2(0, .05), p-vec2(0, .05))*3.);
  float e = stars(p*vec2(1., .8)+vec2(0., .2), 9., .30)+stars(p+4., 16., .22)*.8;
  k += (key*1.4+light*.6)*e;
  float sm = fbm(p*2.6+9.);
  k *= .62+.6*sm;
  return k;
}
`
