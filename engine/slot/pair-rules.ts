import type { SlotDefinition } from './definition.ts'

/**
 * Two of a symbol pay as that one, which pays by ways, and have no pay of their own. Nothing beside them turns symbols
 * into others, and only plain series are counted.
 */
export const pairsFit = ({ symbols, wins, features, mystery }: SlotDefinition): boolean => {
  const pairs = symbols.filter(({ twoOf }) => twoOf !== undefined)
  if (pairs.length === 0) return true
  const ways = wins.find(({ kind }) => kind === 'ways')
  const pays = (id = ''): boolean => Object.hasOwn(ways?.pays ?? {}, id)
  return (
    !mystery &&
    pairs.every(({ id, role, values, twoOf }) => role === 'plain' && !values && !pays(id) && pays(twoOf)) &&
    new Set(pairs.map(({ twoOf }) => twoOf)).size === pairs.length &&
    features.every((rule) => rule.kind === 'free-spins' && !rule.upgrades && !rule.expands)
  )
}
