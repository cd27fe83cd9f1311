import type { HelpText } from '../help.ts'
import type { AnywhereRule, ClusterRule, SlotDefinition, Weights } from './definition.ts'

type NameOf = (id: string) => string

/** Help of cascades, tumbles, books and bought features. Every number comes from the rules. */
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

function drawnRules({ tumble, features }: SlotDefinition, nameOf: NameOf): HelpText[] {
  if (!tumble) return []
  const { bombs, growingCells } = tumble
  const texts: HelpText[] = [{ key: 'ruleTumble', values: {} }]
  if (growingCells) texts.push({ key: 'ruleGrowingCells', values: { max: growingCells.max } })
  if (bombs) {
    const multipliers = Object.entries(bombs.multipliers).map(([multiplier, weight]) => [`${multiplier}×`, weight] as const)
    texts.push({ key: 'ruleBombs', values: { bomb: nameOf(bombs.symbol), ...shares(multipliers) } })
  }
  texts.push({ key: 'ruleWeights', values: weightsOf(tumble.weights, nameOf) })
  const free = features.find(({ kind }) => kind === 'free-spins')
  if (free?.kind === 'free-spins' && free.weights) texts.push({ key: 'ruleFreeWeights', values: weightsOf(free.weights, nameOf) })
  return texts
}

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
  weights: parts.map(([name, weight]) => `${name} (${weight})`).join(', '),
})
