/** A color as the theme files write it: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

export const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 }

export function parseOklch(text: string): Oklch {
  const [lightness, chroma, hue] = (/^oklch\(([\d. ]+)\)$/.exec(text)?.[1] ?? '').split(' ').map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`not an opaque oklch color: ${text}`)
  return { lightness, chroma, hue }
}

/** `color-mix(in oklch, one part, other)`: hues mix along the shorter arc. */
export function mix(one: Oklch, other: Oklch, part: number): Oklch {
  const turn = ((other.hue - one.hue + 540) % 360) - 180
  const between = (from: number, to: number) => from * part + to * (1 - part)
  return {
    lightness: between(one.lightness, other.lightness),
    chroma: between(one.chroma, other.chroma),
    hue: one.hue + turn * (1 - part),
  }
}

/** Linear red, green and blue, clipped to the display gamut. */
function toLinear({ lightness, chroma, hue }: Oklch): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (light: number) => Math.min(1, Math.max(0, light))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const toHex = (color: Oklch): string =>
  `#${toLinear(color)
    .map((light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
