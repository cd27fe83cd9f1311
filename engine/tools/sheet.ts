import type { MathReport, Exact, ModeReport } from '../math-report/math-report.ts'
import type { GameDefinition } from '../definition.ts'
import { bandsPlot, barsPlot } from './plots.ts'
import { type Sample, sessionBands, summaryOf } from './sample.ts'

export interface SheetSource {
  readonly title: string
  readonly definition: GameDefinition
  readonly mathReport: MathReport
}

const SESSION_ROUNDS = 200
const BANDS = [0.05, 0.25, 0.5, 0.75, 0.95]
/** The multiples of the stake that bound the win bands. */
const WIN_STEPS = [0, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]

/** The PAR sheet of a game as one page: proven figures, the definition as it is, and sampled play. */
export function drawSheet({ title, definition, mathReport }: SheetSource, samples: readonly Sample[]): string {
  const parts = mathReport.modes.map((mode) => {
    const sample = samples.find((each) => each.mode === mode.id)
    return modePart(mode, sample)
  })
  return page(
    `${title}: math sheet`,
    [
      `<p>Rules <code>${mathReport.defHash}</code></p>`,
      ...parts,
      '<h2>Rules</h2>',
      `<pre>${escape(rulesText(definition))}</pre>`,
    ].join('\n'),
  )
}

function modePart(mode: ModeReport, sample: Sample | undefined): string {
  const rows: Row[] = [
    ['Return', percent(mode.rtp.decimal)],
    ...Object.entries(mode.parts ?? {}).map(([name, { decimal }]): Row => [`of it, ${name}`, percent(decimal)]),
    ...Object.entries(mode.strategies ?? {}).map(([name, { decimal }]): Row => [`by ${name}`, percent(decimal)]),
    ...Object.entries(mode.pools ?? {}).flatMap(([name, { oneIn, contribution }]): Row[] => [
      [`Into pool ${name}`, `${percent(contribution.decimal)}, falls once in ${grouped(oneIn)} at the smallest play amount`],
    ]),
    ['Price, in play amounts', String(mode.price)],
    ['Standard deviation, in plays', `${mode.sigma} (${mode.volatility})`],
    ['Winning rounds', percent(mode.hitRate.decimal)],
    ...Object.entries(mode.featureRates ?? {}).map(([name, rate]): Row => [`Rounds with ${name}`, rateText(rate)]),
    ...(mode.teaseRate ? [['Rounds with one too few for it', rateText(mode.teaseRate)] as const] : []),
    ...Object.entries(mode.jackpotRates ?? {}).map(([name, rate]): Row => [`Jackpot ${name}`, rateText(rate)]),
    ...Object.entries(mode.quantiles).map(([share, multiple]): Row => [
      `${Number((100 * Number(share)).toFixed(2))}% of rounds win at most`,
      `${multiple} plays`,
    ]),
    ...Object.entries(mode.atLeast).map(([multiple, chance]): Row => [`Chance of ${grouped(multiple)} × or more`, chance]),
    ['Top win', `${mode.topWin.multiple} plays, once in ${grouped(mode.topWin.oneIn)}${mode.topWin.isCap ? ' (the cap)' : ''}`],
    ['Taken away by the cap', mode.capCost],
    ['Counted by', mode.method],
    ...Object.entries(mode.cascadeRates ?? {}).map(([count, rate]): Row => [
      `Rounds with ${count} cascades or added reels in a row or more`,
      rateText(rate),
    ]),
    ...(mode.cycle === undefined ? [] : [['Stops of the reels', grouped(mode.cycle)] as const]),
    ...STRAY_ROUNDS.map((rounds): Row => [`95% range of ${rounds.toLocaleString('en')} rounds`, strayText(mode, rounds)]),
  ]
  const table = rows.map(([name, value]) => `<tr><th>${escape(name)}</th><td>${escape(value)}</td></tr>`).join('')
  const fraction = `<p class="fraction">The return is exactly ${mode.rtp.numerator} / ${mode.rtp.denominator}</p>`
  return `<h2>${escape(mode.id)}</h2><table>${table}</table>${fraction}${strayFigure(mode)}${sample ? samplePart(mode, sample) : ''}`
}

type Row = readonly [name: string, value: string]

/** All digits of the math report. */
const percent = (decimal: string): string => `${(100 * Number(decimal)).toFixed(10).replace(/0{1,8}$/, '')}%`

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const rateText = ({ decimal }: Exact): string =>
  Number(decimal) === 0 ? 'rarer than twelve digits tell' : `${percent(decimal)}, once in ${(1 / Number(decimal)).toFixed(1)}`

/**
 * The game's volatility over a session: from the exact deviation, once there are enough rounds for a normal
 * approximation.
 */
function strayText({ rtp, sigma, price }: ModeReport, rounds: number): string {
  const stray = (1.96 * Number(sigma)) / Math.sqrt(rounds) / price
  const [low, high] = [Number(rtp.decimal) - stray, Number(rtp.decimal) + stray].map(
    (share) => `${(100 * Math.max(0, share)).toFixed(2)}%`,
  )
  return `${low} to ${high}`
}

const STRAY_ROUNDS = [10_000, 100_000, 1_000_000, 10_000_000]

/** The same as a plot, from a thousand rounds on, ten steps per decade. */
function strayFigure({ rtp, sigma, price }: ModeReport): string {
  const decades = [3, 4, 5, 6, 7]
  const steps = Array.from({ length: 10 * (decades.length - 1) + 1 }, (_, step) => 10 ** (decades[0]! + step / 10))
  const bands = steps.map((rounds) =>
    [-1.96, -0.674, 0, 0.674, 1.96].map((times) => {
      const stray = (times * Number(sigma)) / Math.sqrt(rounds) / price
      return 100 * Math.max(0, Number(rtp.decimal) + stray)
    }),
  )
  const marks = decades.map((digits, at) => [10 * at, (10 ** digits).toLocaleString('en')] as const)
  return [
    '<figure>',
    bandsPlot(bands, { label: 'What comes back of so many rounds', marks, unit: ' %' }),
    '<figcaption>What comes back of so many rounds: half and 95 in 100 of all stretches stay within.</figcaption></figure>',
  ].join('\n')
}

/** The definition as data; values of words and numbers only are on one line: strips, lines, pays. */
const rulesText = (definition: GameDefinition): string =>
  JSON.stringify(definition, null, 1).replace(/[[{][^[\]{}]*[\]}]/g, (part) => part.replace(/\s*\n\s*/g, ' '))

function samplePart(mode: ModeReport, sample: Sample): string {
  const { rtp, rtpMargin, sigma, hitRate } = summaryOf(sample)
  return [
    `<h3>Played ${sample.rounds.toLocaleString('en')} times</h3>`,
    ...(mode.method === 'optimal-play'
      ? ['<p>Every choice is the one of an abandoned round, which is not the best play.</p>']
      : []),
    `<p>Return ${rtp.toFixed(5)} ± ${rtpMargin.toFixed(5)}, standard deviation ${sigma.toFixed(3)}, winning rounds ${hitRate.toFixed(5)}.</p>`,
    '<figure>',
    barsPlot(winShares(sample)),
    '<figcaption>How many rounds win so many plays; the scale of the shares is logarithmic.</figcaption></figure>',
    '<figure>',
    bandsPlot(sessionBands(sample, SESSION_ROUNDS, BANDS), { label: 'Balances of sessions over their rounds' }),
    `<figcaption>The balance of sessions of ${SESSION_ROUNDS} rounds, in plays: the middle one, and what half and nine tenths of them stay within.</figcaption></figure>`,
  ].join('\n')
}

function winShares({ wins }: Sample): { label: string; share: number }[] {
  const shareOf = (isIn: (win: number) => boolean): number =>
    wins.reduce((count, win) => count + (isIn(win) ? 1 : 0), 0) / wins.length
  const steps = WIN_STEPS.map((from, index) => {
    const to = WIN_STEPS[index + 1] ?? Infinity
    const isIn = (win: number): boolean => (index === 0 ? win > 0 && win < to : win >= from && win < to)
    const label = index === 0 ? `under ${to} ×` : to === Infinity ? `${from} × or more` : `${from} to ${to} ×`
    return { label, share: shareOf(isIn) }
  })
  return [{ label: 'nothing', share: shareOf((win) => win === 0) }, ...steps]
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1b1b24}
table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:500;width:22rem}.fraction{overflow-wrap:anywhere;font-size:.75rem;color:#5a5a6a}th,td{border-bottom:1px solid #ddd;padding:.25rem .5rem;overflow-wrap:anywhere}
figure{margin:1.5rem 0}figcaption{color:#5a5a6a;font-size:.9rem}svg{width:100%;height:auto}pre{white-space:pre-wrap;background:#f5f5f8;padding:1rem;font-size:.75rem}
</style>
<h1>${escape(title)}</h1>
${body}
</html>
`
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
