import type { FreeSpinsRule, Pays, SlotDefinition } from './definition.ts'

/** The expanding symbol is plain, pays on lines and is listed once; otherwise it would have no effect. */
export const expandingSymbolsPay = ({ features, wins, symbols }: SlotDefinition): boolean =>
  features.every((rule) => {
    if (rule.kind !== 'free-spins' || !rule.expands) return true
    const pays = (name: string): boolean => wins.some((win) => win.kind === 'lines' && win.pays[name] !== undefined)
    const isPlain = (name: string): boolean => symbols.some(({ id, role }) => id === name && role === 'plain')
    return new Set(rule.expands).size === rule.expands.length && rule.expands.every((name) => isPlain(name) && pays(name))
  })

/** A series has at most one special of its own, and only plain ones retrigger: no method counts other combinations. */
export const seriesAreSimple = (definition: SlotDefinition): boolean =>
  seriesOf(definition).every(({ expands, grows, upgrades, wildsStick, stages, ladder, wildReels, retriggerSpins }) => {
    const own = [expands, grows, upgrades, wildsStick, stages, ladder, wildReels].filter((option) => option !== undefined).length
    return own <= 1 && (retriggerSpins === 0 || own === 0 || expands !== undefined || wildReels !== undefined)
  })

/** A multiplier has a maximum, and some series reaches it. */
export const growthIsLimited = (definition: SlotDefinition): boolean =>
  seriesOf(definition).every(
    ({ grows, multiplier, spins }) => !grows || (grows.max > multiplier && grows.max < multiplier + spins),
  )

/** Every step of a trail is a better symbol, and some symbol moves it. */
export const upgradesRise = (definition: SlotDefinition): boolean =>
  seriesOf(definition).every(({ upgrades, symbol, reels }) => {
    if (!upgrades) return true
    const ways = definition.wins.find((rule) => rule.kind === 'ways')
    const paid = upgrades.trail.map((name) => ways?.pays[name])
    const rises = paid.every((pays, at) => pays && (at === 0 || isBetter(pays, paid[at - 1]!)))
    return rises && paid.length > 1 && (reels ?? definition.reels).some((strip) => strip.includes(symbol))
  })

/** Cells with wilds: every subset is a state of the count, and sixty-four states take half a minute. */
const STICKY_PLACES_MAX = 6

/** On lines, without collectors; wilds land somewhere, and in few enough cells. */
export const wildsStickCountably = (definition: SlotDefinition): boolean =>
  seriesOf(definition).every(({ wildsStick, reels = definition.reels }) => {
    if (!wildsStick) return true
    const wild = definition.symbols.find(({ role }) => role === 'wild')?.id
    const places = reels.filter((strip) => wild !== undefined && strip.includes(wild)).length * definition.rows
    const isOnLines = definition.wins.every(({ kind }) => kind === 'lines' || kind === 'scatters')
    const isAlone = definition.features.every(({ kind }) => kind === 'free-spins')
    return places > 0 && places <= STICKY_PLACES_MAX && isOnLines && isAlone
  })

const isBetter = (pays: Pays, than: Pays): boolean =>
  Object.entries(than).every(([count, units]) => (pays[Number(count)] ?? 0) >= units) &&
  Object.entries(pays).some(([count, units]) => (than[Number(count)] ?? 0) < units)

const seriesOf = ({ features }: SlotDefinition): FreeSpinsRule[] => features.filter((rule) => rule.kind === 'free-spins')
