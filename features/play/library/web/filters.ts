import type { Game } from '#features/play/lobby/contract.ts'

export const SORTS = ['popular', 'newest', 'az', 'rtp'] as const
export type Sort = (typeof SORTS)[number]

/** Multi-select filters; a game must match one value of each. */
export const GROUPS = ['provider', 'mechanic', 'feature', 'volatility'] as const
export type Group = (typeof GROUPS)[number]

/** Filters with a limit. */
export const LIMITS = ['rtp', 'play'] as const
export type Limit = (typeof LIMITS)[number]

/** The filters and order of a list. They are in the address, so that a link keeps them. */
export interface Filters {
  readonly groups: Readonly<Record<Group, readonly string[]>>
  /** `rtp`: at least this many hundredths of a percent. `play`: a stake of at most this many minor units of coins. */
  readonly limits: Readonly<Record<Limit, number | null>>
  readonly sort: Sort
}

export const NO_FILTERS: Filters = {
  groups: { provider: [], mechanic: [], feature: [], volatility: [] },
  limits: { rtp: null, play: null },
  sort: 'popular',
}

/** Each name occurs once in the address with comma-separated values; unknown filters are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const list = (name: string) => [
    ...new Set((search.get(name) ?? '').split(',').filter((value) => /^[a-z0-9-]{1,40}$/.test(value))),
  ]
  const whole = (name: string) => (/^\d{1,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null)
  return {
    groups: { provider: list('provider'), mechanic: list('mechanic'), feature: list('feature'), volatility: list('volatility') },
    limits: { rtp: whole('rtp'), play: whole('play') },
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
  }
}

/** The address with these filters; its other parameters are kept. */
export function writeFilters(search: URLSearchParams, { groups, limits, sort }: Filters): URLSearchParams {
  const written = new URLSearchParams(search)
  const put = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  for (const group of GROUPS) put(group, groups[group].join(','))
  for (const limit of LIMITS) put(limit, limits[limit] === null ? '' : String(limits[limit]))
  put('sort', sort === 'popular' ? '' : sort)
  return written
}

/** Number of chosen values; the order does not count as a filter. */
export const countChosen = ({ groups, limits }: Filters): number =>
  GROUPS.reduce((sum, group) => sum + groups[group].length, 0) + LIMITS.filter((limit) => limits[limit] !== null).length

export function toggle(filters: Filters, group: Group, value: string): Filters {
  const known = filters.groups[group]
  const chosen = known.includes(value) ? known.filter((each) => each !== value) : [...known, value]
  return { ...filters, groups: { ...filters.groups, [group]: chosen } }
}

export const limitTo = (filters: Filters, limit: Limit, value: number | null): Filters => ({
  ...filters,
  limits: { ...filters.limits, [limit]: value },
})

export const withoutFilters = ({ sort }: Filters): Filters => ({ ...NO_FILTERS, sort })

/** The matching games, sorted. */
export function applyFilters(games: readonly Game[], filters: Filters): Game[] {
  const { groups, limits, sort } = filters
  const fits = (game: Game): boolean =>
    GROUPS.every((group) => groups[group].length === 0 || groups[group].some((value) => valuesOf(game, group).includes(value))) &&
    (limits.rtp === null || (game.facts !== null && game.facts.rtp.min >= limits.rtp)) &&
    (limits.play === null || (game.facts !== null && game.facts.playMin.TournamentPoints <= limits.play))
  return games.filter(fits).toSorted(ORDERS[sort])
}

const ORDERS: Readonly<Record<Sort, (one: Game, other: Game) => number>> = {
  popular: (one, other) => one.ranks.popular - other.ranks.popular,
  newest: (one, other) => one.ranks.newest - other.ranks.newest,
  az: (one, other) => one.title.localeCompare(other.title) || one.ranks.popular - other.ranks.popular,
  rtp: (one, other) => (other.facts?.rtp.min ?? 0) - (one.facts?.rtp.min ?? 0) || one.ranks.popular - other.ranks.popular,
}

export interface FilterChoices {
  /** The values that games of the list have, most common first. */
  readonly groups: Readonly<Record<Group, readonly string[]>>
  readonly limits: Readonly<Record<Limit, readonly number[]>>
}

/** The values to choose from for these games. A group with a single common value has none. */
export function choicesOf(games: readonly Game[]): FilterChoices {
  const groups = Object.fromEntries(GROUPS.map((group) => [group, groupChoices(games, group)])) as Record<Group, string[]>
  const facts = games.flatMap((game) => game.facts ?? [])
  return {
    groups,
    limits: {
      rtp: RTP_STEPS.filter((step) => isSplit(facts, ({ rtp }) => rtp.min >= step)),
      play: [...new Set(facts.map(({ playMin }) => playMin.TournamentPoints))]
        .toSorted((one, other) => one - other)
        .filter((least) => isSplit(facts, ({ playMin }) => playMin.TournamentPoints <= least)),
    },
  }
}

const RTP_STEPS = [9_500, 9_550, 9_600]
const VOLATILITIES = ['low', 'medium', 'high', 'very-high']

/** A limit that all or no games pass narrows nothing. */
const isSplit = <T>(items: readonly T[], passes: (item: T) => boolean): boolean => items.some(passes) && !items.every(passes)

function groupChoices(games: readonly Game[], group: Group): string[] {
  const counts = new Map<string, number>()
  for (const game of games) for (const value of valuesOf(game, group)) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < 2) return []
  const values = [...counts.keys()].toSorted((one, other) => counts.get(other)! - counts.get(one)!)
  return group === 'volatility' ? VOLATILITIES.filter((volatility) => counts.has(volatility)) : values
}

function valuesOf({ provider, facts }: Game, group: Group): readonly string[] {
  if (group === 'provider') return [provider]
  if (!facts) return []
  if (group === 'mechanic') return [facts.mechanic]
  return group === 'feature' ? facts.features : facts.volatility
}
