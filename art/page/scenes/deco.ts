/** A fan of fine gold lines rising from the floor. */
export const deco = /* glsl */ `
vec3 scene(vec2 p) {
  vec2 q = p-vec2(0., -.95);
  float l = length(q);
  float an = atan(q.x, q.y);
  vec3 k = mix(mid, dark, smoothstep(.1, 1.9, l));
  float n = 22.;
  float f = abs(fract(an/6.2832*n*2.)-.5);
  k = mix(k, mix(mid, key, .25), smoothstep(.25, .26, f)*.35);
  float ln = smoothstep(.02, .0, abs(f-.25)*l*.5);
  float rg = smoothstep(.012, .004, abs(fract(l*3.)-.5)*.333);
  k += light*(ln*.45+rg*.8)*smoothstep(2.3, .4, l)*.8;
  k += key*.8*exp(-dot(p-vec2(0, .1), p-vec2(0, .1))*3.6);
  k += light*bokeh(p+4., 8., .16, .18)*.12;
  return k;
}
`
