/**
 * Ray-traces a convex stone in the fragment shader: up to seven internal reflections, absorption by path length, and
 * one refractive index per color channel for dispersion.
 */
export const gemShader = /* glsl */ `
precision highp float;
varying vec2 at;
uniform vec4 planes[64];
uniform int planeCount;
uniform mat3 turn;
uniform vec3 absorb, leftTint, rightTint, glow;
uniform float zoom, pixels;
float lamp(vec3 d, vec3 c, float w, float h) {
  vec3 z = normalize(c), x = normalize(cross(vec3(0, 1, .01), z)), y = cross(z, x);
  float k = dot(d, z);
  if (k<=0.) return 0.;
  vec2 p = vec2(dot(d, x), dot(d, y))/k;
  vec2 e = smoothstep(vec2(w, h), vec2(w, h)*.72, abs(p));
  return e.x*e.y;
}
vec3 studio(vec3 d) {
  float t = d.y*.5+.5;
  vec3 c = mix(vec3(.015), vec3(.2, .21, .26), smoothstep(.3, 1., t));
  c += rightTint*.12*smoothstep(.5, 0., t);
  c += vec3(1., .97, .9)*7.*lamp(d, vec3(-.55, .7, .7), .55, .4);
  c += vec3(1.)*4.*lamp(d, vec3(.8, .5, .4), .18, .7);
  c += leftTint*4.5*lamp(d, vec3(-1., 0., .2), .16, .9);
  c += rightTint*4.5*lamp(d, vec3(1., -.3, -.1), .16, .9);
  c += vec3(1.)*5.*lamp(d, vec3(0., .9, -.5), .8, .22);
  c += vec3(.9, .95, 1.)*1.6*lamp(d, vec3(.2, -.7, .9), .22, .1);
  c += vec3(1.)*.9*lamp(d, vec3(.5, .5, 1.), .16, .16);
  c += .5*smoothstep(.2, 1., sin(d.x*9.)*sin(d.y*11.+1.)*sin(d.z*7.));
  return c;
}
float fresnel(float c, float ior) {
  float r = (1.-ior)/(1.+ior);
  r *= r;
  return r+(1.-r)*pow(1.-c, 5.);
}
bool enter(vec3 o, vec3 d, out float t, out vec3 N) {
  float a = -1e9, b = 1e9;
  N = vec3(0);
  for (int i = 0; i < 64; i++) {
    if (i>=planeCount) break;
    float dn = dot(planes[i].xyz, d), s = planes[i].w-dot(planes[i].xyz, o);
    if (abs(dn)<1e-6) {
      if (s<0.) return false;
      continue;
    }
    float k = s/dn;
    if (dn<0.) {
      if (k>a) {
        a = k;
        N = planes[i].xyz;
      }
    } else b = min(b, k);
  }
  t = a;
  return a<b;
}
vec3 trace(vec3 o, vec3 d, vec3 N, float ior) {
  vec3 acc = vec3(0), w = vec3(1);
  d = refract(d, N, 1./ior);
  for (int k = 0; k < 7; k++) {
    float b = 1e9;
    vec3 M = vec3(0);
    for (int i = 0; i < 64; i++) {
      if (i>=planeCount) break;
      float dn = dot(planes[i].xyz, d);
      if (dn>1e-5) {
        float s = (planes[i].w-dot(planes[i].xyz, o))/dn;
        if (s<b) {
          b = s;
          M = planes[i].xyz;
        }
      }
    }
    b = max(b, 0.);
    o += d*b;
    w *= exp(-absorb*b);
    vec3 r = refract(d, -M, ior);
    float f = 1.;
    if (dot(r, r)>.01) {
      f = fresnel(dot(r, M), ior);
      acc += w*(1.-f)*studio(turn*r);
    }
    w *= f;
    d = reflect(d, M);
    o -= M*1e-4;
  }
  acc += w*glow;
  return acc;
}
vec4 shade(vec2 p) {
  vec3 rd = normalize(vec3(p*.22, -1.)), ro = vec3(p*zoom, 4.);
  mat3 back = transpose(turn);
  vec3 o = back*ro, d = back*rd;
  float t;
  vec3 N;
  if (!enter(o, d, t, N)) return vec4(0);
  vec3 P = o+d*t;
  float c = max(0., -dot(N, d));
  float f = fresnel(c, 2.1);
  vec3 rf = studio(turn*reflect(d, N));
  vec3 col;
  col.r = trace(P, d, N, 1.92).r;
  vec3 g = trace(P, d, N, 1.97);
  col.g = g.g;
  col.b = trace(P, d, N, 2.03).b;
  vec3 base = exp(-absorb*.55);
  col = col*1.75+base*.16+glow*.26;
  col = mix(col, rf*(.35+base), f*.55);
  col = max(col, 0.);
  float L = dot(col, vec3(.3, .59, .11));
  col = mix(vec3(L), col, 1.18);
  col = max(col, 0.);
  col = (col*(1.+col*.05))/(1.+col*.40);
  return vec4(pow(col, vec3(1./2.2)), 1.);
}
void main() {
  vec4 s = vec4(0);
  float e = 1./pixels;
  s += shade(at+vec2(-e, -e)*.5);
  s += shade(at+vec2(e, -e)*.5);
  s += shade(at+vec2(-e, e)*.5);
  s += shade(at+vec2(e, e)*.5);
  s *= .25;
  gl_FragColor = s;
}
`
