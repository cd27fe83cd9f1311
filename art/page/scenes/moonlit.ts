/** A great moon behind bands of cloud. */
export const moonlit = /* glsl */ `
vec3 scene(vec2 p) {
  vec3 k = mix(key, mid, smoothstep(-.6, .3, p.y));
  k = mix(k, dark, smoothstep(.2, 1.2, p.y));
  vec2 q = p-vec2(.0, .26);
  float l = length(q);
  float cr = fbm(q*6.+2.);
  vec3 mc = light*(.62+.28*cr)-vec3(.10)*smoothstep(.5, .7, fbm(q*4.-3.));
  k = mix(k, mc, smoothstep(.56, .55, l));
  k += light*.42*exp(-max(l-.5, 0.)*3.6);
  k += stars(p, 15., .22)*.7*smoothstep(.56, .7, l)*smoothstep(-.1, .3, p.y);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    float cl = fbm(vec2(p.x*1.5+f*5.+seed, p.y*4.+f*3.));
    float m = smoothstep(.48, .74, cl)*smoothstep(.55, .0, abs(p.y+.28+f*.2));
    k = mix(k, mix(key, light, .3-f*.1), m*.62);
  }
  k = mix(k, dark*.7, smoothstep(-.45, -1.2, p.y));
  return k;
}
`
