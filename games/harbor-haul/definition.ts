import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type HarborSymbol =
  | 'wild'
  | 'boat'
  | 'scatter'
  | 'catch-bronze'
  | 'catch-silver'
  | 'catch-gold'
  | 'captain'
  | 'anchor'
  | 'helm'
  | 'rope'
  | 'gull'
  | 'shell'

/** Five reels of four rows, forty lines. A unit is a quarter of the stake. */
export const definition: SlotDefinition<HarborSymbol> = {
  kind: 'slot',
  id: 'harbor-haul',
  rows: 4,
  // The boat lands on the last reel. A golden catch may be worth a hundred stakes.
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'boat', role: 'scatter' },
    { id: 'scatter', role: 'scatter' },
    {
      id: 'catch-bronze',
      role: 'scatter',
      values: [
        { units: 1, weight: 1 },
        { units: 2, weight: 1 },
      ],
    },
    {
      id: 'catch-silver',
      role: 'scatter',
      values: [
        { units: 3, weight: 1 },
        { units: 5, weight: 1 },
      ],
    },
    {
      id: 'catch-gold',
      role: 'scatter',
      values: [
        { units: 20, weight: 15 },
        { units: 400, weight: 1 },
      ],
    },
    { id: 'captain', role: 'plain' },
    { id: 'anchor', role: 'plain' },
    { id: 'helm', role: 'plain' },
    { id: 'rope', role: 'plain' },
    { id: 'gull', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    strip(`
      helm anchor catch-silver catch-bronze shell rope shell gull shell catch-bronze rope anchor rope
      scatter rope shell rope captain shell anchor catch-gold helm anchor catch-bronze rope
      catch-bronze catch-silver catch-bronze anchor gull shell rope anchor shell captain
    `),
    strip(`
      helm shell rope anchor catch-bronze rope gull anchor gull helm gull helm catch-silver captain
      helm catch-bronze helm gull captain catch-bronze shell gull captain catch-silver helm
      catch-bronze gull helm catch-bronze scatter captain gull
    `),
    strip(`
      anchor captain gull anchor shell catch-bronze shell anchor catch-silver anchor gull wild rope
      shell helm catch-bronze helm rope helm rope anchor scatter captain catch-bronze gull
      catch-bronze captain gull helm shell catch-bronze rope catch-silver
    `),
    strip(`
      anchor rope catch-bronze rope catch-bronze helm catch-bronze gull anchor scatter anchor shell
      rope shell gull helm gull shell catch-silver captain catch-bronze helm captain gull captain rope
      wild catch-silver gull rope anchor catch-bronze shell helm shell
    `),
    strip(`
      rope captain shell helm anchor rope catch-bronze gull anchor rope catch-bronze wild shell
      catch-bronze rope captain gull shell anchor helm catch-silver shell gull captain boat gull rope
      helm gull shell gull catch-silver catch-bronze anchor helm shell
    `),
  ],
  unitsPerPlay: 4,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1, 1, 1],
        [2, 2, 2, 2, 2],
        [0, 0, 0, 0, 0],
        [3, 3, 3, 3, 3],
        [1, 2, 3, 2, 1],
        [2, 1, 0, 1, 2],
        [0, 0, 1, 2, 3],
        [3, 3, 2, 1, 0],
        [1, 0, 0, 0, 1],
        [2, 3, 3, 3, 2],
        [0, 1, 2, 3, 3],
        [3, 2, 1, 0, 0],
        [1, 0, 1, 2, 1],
        [2, 3, 2, 1, 2],
        [0, 1, 0, 1, 0],
        [3, 2, 3, 2, 3],
        [1, 2, 1, 0, 1],
        [2, 1, 2, 3, 2],
        [0, 1, 1, 1, 0],
        [3, 2, 2, 2, 3],
        [1, 1, 2, 3, 3],
        [2, 2, 1, 0, 0],
        [1, 1, 0, 1, 1],
        [2, 2, 3, 2, 2],
        [1, 2, 2, 2, 3],
        [2, 1, 1, 1, 0],
        [0, 0, 1, 0, 0],
        [3, 3, 2, 3, 3],
        [0, 1, 2, 2, 3],
        [3, 2, 1, 1, 0],
        [1, 0, 0, 1, 2],
        [2, 3, 3, 2, 1],
        [0, 1, 1, 2, 3],
        [3, 2, 2, 1, 0],
        [1, 0, 1, 2, 3],
        [2, 3, 2, 1, 0],
        [0, 1, 2, 1, 0],
        [3, 2, 1, 2, 3],
        [0, 0, 0, 1, 2],
        [3, 3, 3, 2, 1],
      ],
      pays: {
        captain: { 3: 4, 4: 20, 5: 110 },
        anchor: { 3: 3, 4: 12, 5: 50 },
        helm: { 3: 3, 4: 8, 5: 30 },
        rope: { 3: 2, 4: 6, 5: 20 },
        gull: { 3: 1, 4: 4, 5: 15 },
        shell: { 3: 1, 4: 4, 5: 15 },
      },
    },
  ],
  features: [
    { kind: 'collect', symbol: 'boat' },
    // Nine crates before the free spins: half, one and a quarter, and five times the stake.
    {
      kind: 'picks',
      symbol: 'scatter',
      countMin: 3,
      opensMax: 3,
      prizes: [
        { id: 'catch-bronze', count: 3, units: 2 },
        { id: 'catch-silver', count: 3, units: 5 },
        { id: 'catch-gold', count: 1, units: 20 },
        { id: 'gull', count: 2, ends: true },
      ],
    },
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 0,
      spinsMax: 10,
      multiplier: 1,
      ladder: { symbol: 'boat', multipliers: [1, 2, 3, 5, 10] },
      reels: [
        strip(`
          rope captain anchor shell anchor shell catch-bronze shell rope shell catch-bronze gull anchor
          gull catch-bronze catch-silver rope catch-silver shell rope catch-bronze rope catch-bronze rope
          helm rope captain shell anchor shell anchor catch-gold helm anchor
        `),
        strip(`
          captain helm wild captain anchor gull catch-bronze helm rope gull catch-silver catch-bronze helm
          catch-bronze gull helm gull catch-bronze helm captain helm rope anchor helm gull shell gull
          catch-bronze captain gull catch-silver shell
        `),
        strip(`
          captain wild shell captain catch-silver gull helm shell gull anchor captain gull catch-bronze
          anchor rope anchor catch-silver anchor rope anchor rope helm rope gull shell catch-bronze shell
          catch-bronze helm catch-bronze helm
        `),
        strip(`
          catch-bronze helm catch-silver anchor helm catch-bronze gull rope gull rope shell anchor
          catch-silver captain anchor wild gull helm shell rope anchor shell helm catch-bronze shell
          catch-bronze captain rope captain gull shell gull rope
        `),
        strip(`
          gull captain catch-bronze catch-silver shell anchor rope anchor boat shell gull shell helm gull
          catch-bronze helm shell gull anchor rope shell boat rope catch-bronze shell gull shell
          catch-bronze captain rope helm gull helm rope gull captain anchor catch-silver
        `),
      ],
    },
  ],
  capMultiple: 2_000,
  betLevels: playAmounts(20),
}
