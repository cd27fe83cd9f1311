import type { HelpText } from '../help.ts'
import type { DrawnPart, MathReport } from '../math-report/math-report.ts'
import type { AnywhereRule, ClusterRule, SlotDefinition, Weights } from './definition.ts'

type NameOf = (id: string) => string

/** Help for cascades, tumbles, books and bought features. Every number comes from the definition. */
export function tumbleRules(definition: SlotDefinition, nameOf: NameOf): HelpText[] {
  return [...cascadeRules(definition), ...drawnRules(definition, nameOf), ...bookRules(definition, nameOf)]
}

export function groupRules(rule: ClusterRule | AnywhereRule): HelpText[] {
  const least = Math.min(...Object.values(rule.pays).flatMap((pays) => Object.keys(pays ?? {}).map(Number)))
  return [{ key: rule.kind === 'cluster' ? 'ruleCluster' : 'ruleAnywhere', values: { least } }]
}

function cascadeRules({ cascade }: SlotDefinition): HelpText[] {
  if (!cascade) return []
  const last = cascade.multipliers.at(-1)!
  return [
    { key: 'ruleCascade', values: {} },
    { key: 'ruleCascadeMultipliers', values: { multipliers: cascade.multipliers.join(', '), last } },
  ]
}

function drawnRules({ tumble, features, book, symbols }: SlotDefinition, nameOf: NameOf): HelpText[] {
  if (!tumble) return []
  const { bombs, growingCells, meter } = tumble
  const texts: HelpText[] = [tumble.holds ? holdsRule(symbols, nameOf) : { key: 'ruleTumble', values: {} }]
  if (growingCells) texts.push({ key: 'ruleGrowingCells', values: { max: growingCells.max } })
  if (bombs) texts.push({ key: 'ruleBombs', values: { bomb: nameOf(bombs.symbol) } })
  if (bombs?.gathers) texts.push({ key: 'ruleBombsGather', values: { bomb: nameOf(bombs.symbol) } })
  if (meter) {
    const marks = meter.map(({ cells, multiplier }) => `${cells} (×${multiplier})`).join(', ')
    texts.push({ key: features.length > 0 ? 'ruleMeterKept' : 'ruleMeter', values: { marks } })
  }
  // The rounds of a book have their own weights: `bookOdds` holds the resulting frequencies.
  if (book) return texts
  if (bombs) {
    const multipliers = Object.entries(bombs.multipliers).map(([multiplier, weight]) => [`${multiplier}×`, weight] as const)
    texts.push({ key: 'ruleBombWeights', values: { bomb: nameOf(bombs.symbol), ...shares(multipliers) } })
  }
  texts.push({ key: 'ruleWeights', values: weightsOf(tumble.weights, nameOf) })
  const free = features.find(({ kind }) => kind === 'free-spins')
  if (free?.kind === 'free-spins' && free.weights) texts.push({ key: 'ruleFreeWeights', values: weightsOf(free.weights, nameOf) })
  return texts
}

const holdsRule = (symbols: SlotDefinition['symbols'], nameOf: NameOf): HelpText => {
  const scatter = symbols.find(({ role }) => role === 'scatter')
  return { key: 'ruleHolds', values: { scatters: scatter ? nameOf(scatter.id) : 'none' } }
}

/** How often symbols and multipliers actually land in a game played from a book, for each way to play it. */
export function bookOdds({ tumble }: SlotDefinition, { modes }: MathReport, nameOf: NameOf): HelpText[] {
  const bomb = tumble?.bombs && nameOf(tumble.bombs.symbol)
  return modes.flatMap(({ id, drawn }) => {
    const parts = Object.entries(drawn ?? {}) as [string, DrawnPart][]
    return parts.flatMap(([part, { symbols, bombs }]): HelpText[] => {
      const spins = `${id}_${part}`
      return [
        { key: 'ruleBookSymbols', values: { spins, odds: oddsOf(symbols, nameOf) } },
        ...(bomb && bombs
          ? [
              {
                key: 'ruleBookBombs',
                values: { spins, bomb, odds: oddsOf(bombs, (multiplier) => `${Number(multiplier).toLocaleString('en-US')}×`) },
              } as const,
            ]
          : []),
      ]
    })
  })
}

/** The likeliest first, to three figures. */
const oddsOf = (odds: Readonly<Record<string, string>>, nameOf: NameOf): string =>
  Object.entries(odds)
    .map(([id, chance]) => [nameOf(id), Number(chance)] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([name, chance]) => `${name} ${Number((100 * chance).toPrecision(3))}%`)
    .join(', ')

function bookRules({ book, buy, features }: SlotDefinition, nameOf: NameOf): HelpText[] {
  const texts: HelpText[] = []
  const free = features.find(({ kind }) => kind === 'free-spins')
  if (buy && free?.kind === 'free-spins') {
    texts.push({ key: 'ruleBuy', values: { price: buy.price, count: free.countMin, scatter: nameOf(free.symbol) } })
  }
  if (book) texts.push({ key: 'ruleBook', values: { hash: book.sha256 } })
  return texts
}

const weightsOf = (weights: Weights, nameOf: NameOf): Shares =>
  shares(Object.entries(weights).map(([id, weight = 0]) => [nameOf(id), weight]))

type Shares = Readonly<{ all: number; weights: string }>

const shares = (parts: readonly (readonly [string, number])[]): Shares => ({
  all: parts.reduce((sum, [, weight]) => sum + weight, 0),
  weights: parts.map(([name, weight]) => `${name} (${weight.toLocaleString('en-US')})`).join(', '),
})
