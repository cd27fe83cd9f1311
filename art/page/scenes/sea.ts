/** A low sun over open water with a path of glitter towards the viewer. */
export const sea = /* glsl */ `
vec3 scene(vec2 p) {
  float horizon = -.06;
  vec2 sun = p-vec2(.0, .2);
  vec3 sky = mix(light*.9, key, smoothstep(-.1, .28, p.y));
  sky = mix(sky, mid, smoothstep(.2, .75, p.y));
  sky = mix(sky, dark, smoothstep(.75, 1.4, p.y));
  float disc = length(sun);
  sky = mix(sky, light, smoothstep(.46, .445, disc)*.95);
  sky += light*.4*exp(-max(disc-.42, 0.)*3.6);
  float cloud = smoothstep(.5, .78, fbm(vec2(p.x*1.3+seed, p.y*5.2)));
  sky = mix(sky, mix(key, light, .65), cloud*.5*smoothstep(.02, .4, p.y));
  if (p.y >= horizon) return sky;
  float depth = .3/(horizon-p.y+.022);
  vec3 water = mix(dark, mid, exp((p.y-horizon)*1.5));
  float swell = noise(vec2(p.x*depth*1.6+seed, depth*7.));
  water += mid*.5*smoothstep(.45, .9, swell)*exp((p.y-horizon)*1.2);
  water = mix(water, key, .45*exp((p.y-horizon)*9.));
  float path = exp(-pow(p.x/(.3+.4*(horizon-p.y)), 2.));
  float glint = smoothstep(.56, .84, noise(vec2(p.x*depth*4.+seed*3., depth*18.)));
  water += (light*1.1+key*.4)*glint*path;
  water += light*stars(vec2(p.x, p.y*2.4), 11., .2)*.5;
  return water;
}
`
