/** Snowy ridges below curtains of polar light. */
export const aurora = /* glsl */ `
vec3 scene(vec2 p) {
  vec3 k = mix(mid, dark, smoothstep(-.4, 1., p.y));
  k += stars(p, 16., .35)*.8*smoothstep(-.1, .5, p.y)*vec3(1.);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    float x = p.x+.25*sin(p.y*2.2+f*2.+seed)+.12*fbm(p*2.+f*7.);
    float w = fbm(vec2(x*3.5+f*9., p.y*.35+f));
    float cv = exp(-pow((p.y-.38-.2*sin(p.x*2.3+f*1.7+seed))*2.1, 2.));
    float rib = pow(w, 2.2)*2.4*(.5+.5*sin(x*46.+fbm(p*5.)*6.)*.4+.3);
    k += mix(key, light, clamp(p.y+.25*f, 0., 1.))*rib*cv*.85;
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    float x = p.x*(1.5+f*.3)+f*3.7+seed;
    float hh = 0., w = .5, fr = 1.;
    for (int j = 0; j < 6; j++) {
      float r = 1.-abs(2.*noise(vec2(x*fr, f*5.+float(j)))-1.);
      hh += w*r*r;
      fr *= 2.05;
      w *= .45;
    }
    float ht = -.62+hh*.62-f*.17;
    float mm = smoothstep(.006, -.006, p.y-ht);
    vec3 mc = mix(mix(mid, key, .30), dark*.55, .25+f*.22);
    float jag = noise(vec2(p.x*26., p.y*9.+f))*.10+.05;
    float sn = smoothstep(jag, jag-.05, ht-p.y)*smoothstep(.25, .6, hh);
    float lit = smoothstep(-.3, .6, noise(vec2(x*6., p.y*14.))-.5);
    mc = mix(mc, mix(vec3(.86, .95, 1.), key, .22)*(.6+.5*lit), sn*.85*(1.-f*.25));
    mc += key*.08*smoothstep(.5, .0, ht-p.y);
    k = mix(k, mc, mm);
  }
  return k;
}
`
