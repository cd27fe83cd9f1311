/** Cells of cut stone with bright seams. */
export const facet = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 g = p*3.1+seed;
  vec2 i = floor(g);
  float d1 = 9., d2 = 9.;
  vec2 id = vec2(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 n = i+vec2(x, y);
    vec2 o = n+hash2(n);
    float l = length((g-o)*vec2(1., .62));
    if (l < d1) {
      d2 = d1;
      d1 = l;
      id = n;
    }
    else if(l < d2)d2 = l;
  }
  float t = hash(id);
  float l = length(p-vec2(0., .12));
  vec3 k = mix(mid, dark, smoothstep(0., 1.1, l+.5*(t-.5)));
  float sh = dot(normalize(hash2(id)-.5), normalize(g-id-.5))*.5+.5;
  k *= .55+.8*sh*t+.2;
  k += key*smoothstep(.09, .0, d2-d1)*.45*(1.-.6*l);
  k += key*.8*exp(-l*l*4.6);
  k += light*stars(p, 9., .3)*.9;
  return k;
}
`
