import type { SlotDefinition } from './definition.ts'

/** What expands is a plain symbol that pays on lines, once in the list, or nothing would come of it. */
export const expandingSymbolsPay = ({ features, wins, symbols }: SlotDefinition): boolean =>
  features.every((rule) => {
    if (rule.kind !== 'free-spins' || !rule.expands) return true
    const pays = (name: string): boolean => wins.some((win) => win.kind === 'lines' && win.pays[name] !== undefined)
    const isPlain = (name: string): boolean => symbols.some(({ id, role }) => id === name && role === 'plain')
    return new Set(rule.expands).size === rule.expands.length && rule.expands.every((name) => isPlain(name) && pays(name))
  })
