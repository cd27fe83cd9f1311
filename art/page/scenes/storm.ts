/** Heavy clouds and three strokes of lightning. */
export const storm = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 w = vec2(fbm(p*2.+1.), fbm(p*2.-6.));
  float f = fbm(p*vec2(1.6, 2.6)+w*1.5+seed);
  vec3 k = mix(dark, mid, smoothstep(.3, .75, f));
  k += key*smoothstep(.5, .9, f)*.5*smoothstep(-.4, .8, p.y);
  for (int i = 0; i < 3; i++) {
    float fi = float(i);
    float x = (fi-1.)*.46+.16*(fbm(vec2(p.y*3.+fi*9.+seed, fi))-.5)*2.+.05*(noise(vec2(p.y*19., fi*3.))-.5)+.1*sin(fi*4.+seed);
    float dd = abs(p.x-x);
    float m = smoothstep(-.55, -.3, p.y);
    k += (light*.011/(dd+.004)+key*.05/(dd+.06))*m*(fi==1.?.55:1.);
  }
  k += key*.5*exp(-dot(p, p)*3.);
  float g = smoothstep(.02, -.02, p.y+.6-.08*fbm(vec2(p.x*4., 2.)));
  k = mix(k, dark*.45, g*.85);
  return k;
}
`
