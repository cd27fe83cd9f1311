/** What happened in a month, counted by name. */
export interface MonthCounts {
  /** One more; amounts in cents where it has one. */
  add(what: string, cents?: number): void
  refused(why: string): void
  of(what: string): { readonly count: number; readonly cents: number }
  readonly refusals: ReadonlyMap<string, number>
}

export function newCounts(): MonthCounts {
  const all = new Map<string, { count: number; cents: number }>()
  const refusals = new Map<string, number>()
  const of = (what: string) => all.get(what) ?? { count: 0, cents: 0 }
  return {
    add(what, cents = 0) {
      const before = of(what)
      all.set(what, { count: before.count + 1, cents: before.cents + cents })
    },
    refused: (why) => void refusals.set(why, (refusals.get(why) ?? 0) + 1),
    of,
    refusals,
  }
}
