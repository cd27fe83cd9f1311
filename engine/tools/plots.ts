const WIDTH = 800
const HEIGHT = 320
const LEFT = 110
const BOTTOM = 28
/** The height of a bar, and the space behind the longest for its share. */
const BAR = 24
const BAR_TEXT = 60
const PLOT_WIDTH = WIDTH - LEFT - 20
const PLOT_HEIGHT = HEIGHT - BOTTOM - 10

/** Shares as bars on a logarithmic scale, with a label before and the share behind each. */
export function barsPlot(bars: readonly { label: string; share: number }[]): string {
  const shown = bars.filter(({ share }) => share > 0)
  const lowest = Math.floor(Math.log10(Math.min(...shown.map(({ share }) => share))))
  const top = LEFT + PLOT_WIDTH - BAR_TEXT
  const x = (share: number): number => LEFT + ((top - LEFT) * (Math.log10(share) - lowest + 0.2)) / (0.2 - lowest)
  const height = 10 + BAR * shown.length
  const powers = Array.from({ length: 1 - lowest }, (_, index) => 10 ** (lowest + index))
  const grid = powers.map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="10" y2="${height}" stroke="#ddd"/>${text(x(share), height + 16, `${100 * share}%`, 'middle')}`,
  )
  const parts = shown.map(({ label, share }, index) => {
    const y = 10 + index * BAR
    return [
      `<rect x="${LEFT}" y="${y + 3}" width="${(x(share) - LEFT).toFixed(1)}" height="${BAR - 6}" fill="#5b3fd6"/>`,
      text(LEFT - 8, y + BAR / 2 + 4, label, 'end'),
      text(x(share) + 6, y + BAR / 2 + 4, `${(100 * share).toPrecision(3)}%`, 'start'),
    ].join('')
  })
  return svg('Shares of rounds by what they win', height + BOTTOM, [...grid, ...parts].join(''))
}

interface BandsLook {
  readonly label: string
  /** The axis labels by band index; round numbers where absent. */
  readonly marks?: readonly (readonly [index: number, text: string])[]
  readonly unit?: string
}

/** Lines over rounds: the middle one bold, the outer ones as bands. An odd number of lines, lowest first. */
export function bandsPlot(bands: readonly (readonly number[])[], { label, marks, unit = '' }: BandsLook): string {
  const values = bands.flat()
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (round: number): number => LEFT + (PLOT_WIDTH * round) / Math.max(1, bands.length - 1)
  const y = (value: number): number => 10 + (PLOT_HEIGHT * (high - value)) / Math.max(1e-9, high - low)
  const lineOf = (index: number): [number, number][] => bands.map((band, round) => [x(round), y(band[index]!)])
  const middle = Math.floor((bands[0]?.length ?? 1) / 2)
  const areas = Array.from({ length: middle }, (_, index) => {
    const outline = [...lineOf(index), ...lineOf(2 * middle - index).reverse()]
    return `<polygon points="${pointsOf(outline)}" fill="#5b3fd6" opacity="${0.14 + 0.14 * index}"/>`
  })
  const balances = ticks(low, high).map(
    (value) =>
      `<line x1="${LEFT}" x2="${LEFT + PLOT_WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="${value === 0 ? '#666' : '#ddd'}"/>${text(LEFT - 8, y(value) + 4, `${value}${unit}`, 'end')}`,
  )
  const below = marks ?? ticks(0, bands.length).map((round) => [Math.min(round, bands.length - 1), String(round)] as const)
  const rounds = below.map(([index, words]) => text(x(index), HEIGHT - 8, words, index < bands.length - 1 ? 'middle' : 'end'))
  return svg(
    label,
    HEIGHT,
    [
      ...balances,
      ...areas,
      `<polyline points="${pointsOf(lineOf(middle))}" fill="none" stroke="#2c1a8a" stroke-width="2"/>`,
      ...rounds,
    ].join(''),
  )
}

/** About five round numbers between two values. */
function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step)
}

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="12">${words}</text>`

const pointsOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const svg = (label: string, height: number, content: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}" font-family="system-ui, sans-serif">${content}</svg>`
