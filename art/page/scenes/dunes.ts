/** A low sun over five rows of lit sand. */
export const dunes = /* glsl */ `
vec3 scene(vec2 p) {
  float y = p.y;
  vec3 k = mix(key, mid, smoothstep(-.1, .55, y));
  k = mix(k, dark, smoothstep(.35, 1.15, y));
  vec2 s = p-vec2(.0, .22);
  float l = length(s);
  k = mix(k, light, smoothstep(.47, .455, l)*.92);
  k += light*.55*exp(-max(l-.4, 0.)*3.4);
  float cl = smoothstep(.52, .8, fbm(vec2(p.x*1.4+seed, p.y*5.)));
  k = mix(k, mix(mid, light, .35), cl*.35*smoothstep(0., .5, y));
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    float hgt = -.12-f*.2+.15*sin(p.x*(1.6+f*.33)+seed*2.+f*2.1)+.05*sin(p.x*4.3+f*3.);
    float m = smoothstep(.006, -.006, y-hgt);
    vec3 dc = mix(mix(key, light, .35), dark, .16+f*.2);
    float lit = smoothstep(-.35, .0, y-hgt)*smoothstep(-.2, 1., cos(p.x*(1.6+f*.33)+seed*2.+f*2.1));
    dc = mix(dc, mix(key, light, .6), lit*.6*(1.-f*.14));
    dc *= .93+.1*sin((y-hgt)*150.+sin(p.x*9.+f)*4.)*smoothstep(-.2, -.02, y-hgt)*.5;
    k = mix(k, dc, m);
  }
  return k;
}
`
