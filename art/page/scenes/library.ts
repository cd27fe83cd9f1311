/** Noise, rays, soft circles and stars that the scenes share, and the uniforms every scene reads. */
export const sceneLibrary = /* glsl */ `
precision highp float;
varying vec2 uvPos;
uniform vec3 dark, mid, key, light;
uniform float seed, aspect;
float hash(vec2 p) {
  p = fract(p*vec2(123.34, 456.21)+seed*.137);
  p += dot(p, p+45.32);
  return fract(p.x*p.y);
}
vec2 hash2(vec2 p) {
  return vec2(hash(p), hash(p+17.3));
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f*f*(3.-2.*f);
  return mix(mix(hash(i), hash(i+vec2(1, 0)), f.x), mix(hash(i+vec2(0, 1)), hash(i+vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float s = 0., w = .5;
  for (int i = 0; i < 6; i++) {
    s += w*noise(p);
    p = p*2.03+vec2(11.3, 7.1);
    w *= .5;
  }
  return s;
}
float rays(vec2 p, float n, float k) {
  float an = atan(p.x, p.y);
  float r = 0.;
  r += .6*smoothstep(.2, 1., sin(an*n+seed)*.5+.5);
  r += .4*smoothstep(.3, 1., sin(an*n*1.73+seed*3.)*.5+.5);
  return r*exp(-length(p)*k);
}
float bokeh(vec2 p, float sc, float den, float r) {
  vec2 g = p*sc, i = floor(g);
  float s = 0.;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 n = i+vec2(x, y);
    float q = hash(n*1.7);
    if (q > den) continue;
    vec2 o = n+.2+.6*hash2(n);
    float rr = r*(.35+.65*hash(n+9.));
    float l = length(g-o);
    s += smoothstep(rr, rr*.82, l)*(.35+.65*smoothstep(rr*.3, rr, l))*(.3+.7*hash(n+3.));
  }
  return s;
}
float stars(vec2 p, float sc, float den) {
  vec2 g = p*sc, i = floor(g);
  float q = hash(i);
  if (q > den) return 0.;
  vec2 o = i+.15+.7*hash2(i);
  float l = length(g-o);
  float t = hash(i+5.);
  return exp(-l*l*90.)*(.4+t)+.25*t*exp(-abs(g.x-o.x)*34.)*exp(-abs(g.y-o.y)*6.)+.25*t*exp(-abs(g.y-o.y)*34.)*exp(-abs(g.x-o.x)*6.);
}
`
