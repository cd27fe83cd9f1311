import type { Source } from './sources.ts'

/** Three light changes there and back per second are the harmful threshold. */
const FLASHES_BELOW = 3
/** The fastest speed of a table: the minimum of `--pace`. */
const PACE_MIN = 0.35
const LIGHT = /^(opacity|filter|background(-color|-image)?|color|fill|stroke|box-shadow|text-shadow|visibility)$/

/** Animations of a style sheet that flash too often per second, by their keyframes, duration and repeats. */
export function fastFlashes({ text }: Source): string[] {
  const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const frames = new Map(
    [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map((match) => [match[1]!, match[2]!]),
  )
  const rules = [...css.replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  return rules.flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?:^|;)\s*animation:\s*([^;]+)/g)].flatMap(([, value = '']) =>
      value.split(/,(?![^(]*\))/).flatMap((one) => {
        const rate = flashesASecond(one.trim(), { body, frames })
        return rate < FLASHES_BELOW
          ? []
          : [`${selector.trim()}: ${one.trim()} (${rate === Infinity ? 'keyframes elsewhere' : rate.toFixed(1)})`]
      }),
    ),
  )
}

interface Sheet {
  readonly body: string
  readonly frames: ReadonlyMap<string, string>
}

function flashesASecond(animation: string, { body, frames }: Sheet): number {
  const words = animation.replaceAll(/(var|cubic-bezier|steps)\([^)]*\)/g, ' ').split(/[\s()*]+/)
  const time = words.map((word) => /^([\d.]+)(ms|s)$/.exec(word)).find((match) => match !== null)
  if (!time) return 0
  const ms = Number(time[1]) * (time[2] === 's' ? 1_000 : 1) * (animation.includes('--pace') ? PACE_MIN : 1)
  const isEndless = words.includes('infinite')
  const times = isEndless ? Infinity : Number(words.find((word) => /^\d+$/.test(word)) ?? 1)
  const name = words.find((word) => frames.has(word))
  // An animation that runs once may be in another sheet of the page; an infinite one is beside its keyframes.
  if (name === undefined) return isEndless ? Infinity : 0
  const keyframes = frames.get(name)!
  const pattern = /repeating-conic-gradient\(.*?([\d.]+)deg\s*\)/s.exec(body)
  if (pattern && /rotate\(1turn\)/.test(keyframes)) return 360 / Number(pattern[1]) / (ms / 1_000)
  const changes = changesOf(keyframes)
  const isThereAndBack = words.includes('alternate')
  // Without `alternate` the light jumps back to its start.
  const cycleFlashes = isThereAndBack ? changes : Math.ceil(changes / 2)
  const cycleMs = isThereAndBack ? 2 * ms : ms
  const flashes = Math.min((isThereAndBack ? times / 2 : times) * cycleFlashes, (1_000 / cycleMs) * cycleFlashes)
  return changes === 0 ? 0 : isEndless ? flashes : Math.floor(flashes)
}

/** How often the light reverses within one run of the keyframes. */
function changesOf(keyframes: string): number {
  const stops = [...keyframes.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, at = '', body = '']) => {
    const lights = body.split(';').flatMap((line) => {
      const [property = '', ...value] = line.split(':')
      return LIGHT.test(property.trim()) ? [`${property.trim()}:${value.join(':').trim()}`] : []
    })
    return at.split(',').map((each) => ({ at: percentOf(each.trim()), light: lights.sort().join(';') }))
  })
  if (stops.every(({ light }) => light === '')) return 0
  const all = [
    ...(stops.some(({ at }) => at === 0) ? [] : [{ at: 0, light: 'own' }]),
    ...stops.filter(({ light }) => light !== '').sort((left, right) => left.at - right.at),
    ...(stops.some(({ at }) => at === 100) ? [] : [{ at: 100, light: 'own' }]),
  ]
  return all.filter(({ light }, index) => index > 0 && light !== all[index - 1]!.light).length
}

const percentOf = (at: string): number => (at === 'from' ? 0 : at === 'to' ? 100 : Number.parseFloat(at))
