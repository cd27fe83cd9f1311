const WIDTH = 800
const HEIGHT = 320
const LEFT = 110
const BOTTOM = 28
const PLOT_WIDTH = WIDTH - LEFT - 10
const PLOT_HEIGHT = HEIGHT - BOTTOM - 10

/** Shares as bars on a logarithmic scale, a label beside each. */
export function barsPlot(bars: readonly { label: string; share: number }[]): string {
  const shown = bars.filter(({ share }) => share > 0)
  const lowest = Math.floor(Math.log10(Math.min(...shown.map(({ share }) => share))))
  const step = PLOT_HEIGHT / shown.length
  const widthOf = (share: number): number => (PLOT_WIDTH * (Math.log10(share) - lowest + 0.2)) / (0.2 - lowest)
  const parts = shown.map(({ label, share }, index) => {
    const y = 10 + index * step
    const text = `${label}: ${(100 * share).toPrecision(3)} %`
    return [
      `<rect x="${LEFT}" y="${y + 2}" width="${widthOf(share).toFixed(1)}" height="${(step - 4).toFixed(1)}" fill="#5b3fd6"><title>${text}</title></rect>`,
      `<text x="${LEFT - 8}" y="${y + step / 2 + 4}" text-anchor="end" font-size="12">${label}</text>`,
    ].join('')
  })
  return svg('Shares of rounds by what they win', parts.join(''))
}

/** Lines over rounds: the middle one strong, the outer ones as bands. An odd number of lines, lowest first. */
export function bandsPlot(bands: readonly (readonly number[])[]): string {
  const values = bands.flat()
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (round: number): number => LEFT + (PLOT_WIDTH * round) / Math.max(1, bands.length - 1)
  const y = (value: number): number => 10 + (PLOT_HEIGHT * (high - value)) / Math.max(1e-9, high - low)
  const lineOf = (index: number): [number, number][] => bands.map((band, round) => [x(round), y(band[index]!)])
  const middle = Math.floor((bands[0]?.length ?? 1) / 2)
  const areas = Array.from({ length: middle }, (_, index) => {
    const outline = [...lineOf(index), ...lineOf(2 * middle - index).reverse()]
    return `<polygon points="${pointsOf(outline)}" fill="#5b3fd6" opacity="${0.14 + 0.14 * index}"/>`
  })
  const labels = [low, 0, high].map(
    (value) => `<text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" font-size="12">${value.toFixed(0)}</text>`,
  )
  return svg(
    'Balances of sessions over their rounds',
    [
      ...areas,
      `<polyline points="${pointsOf(lineOf(middle))}" fill="none" stroke="#2c1a8a" stroke-width="2"/>`,
      `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(0)}" y2="${y(0)}" stroke="#999" stroke-dasharray="4 4"/>`,
      ...labels,
      `<text x="${WIDTH - 10}" y="${HEIGHT - 8}" text-anchor="end" font-size="12">${bands.length} rounds</text>`,
    ].join(''),
  )
}

const pointsOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const svg = (label: string, content: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}" font-family="system-ui, sans-serif">${content}</svg>`
