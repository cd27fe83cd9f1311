import { describe, expect, it } from 'vitest'
import { findRules, slotGames } from '#games/all.ts'
import '#games/books.ts'
import { canonicalJson } from '../canonical.ts'
import type { SlotDefinition } from './definition.ts'
import type { Cell, CellMark, Reveal } from './events.ts'
import type { SlotRoundEvent as RoundEvent } from './view.ts'
import { sha256 } from '../fair/sha256.ts'
import { toHex, toUtf8 } from '../fair/bytes.ts'
import { play, playByDefault, playSeeded } from '../play.ts'
import type { PlayedRound } from '../round-contract.ts'
import { tinyDefinition } from './testing/definitions.ts'
import { playedOut } from '../testing/played-out.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { foldEvents } from './view.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const ROUNDS = 1_000
const SEED = seedOf(11)

describe.each(slotGames.map((game) => [game.slug, game.definition] as const))('%s', (_, definition) => {
  const stake = definition.betLevels.SweepStakes[0]!
  const rounds: PlayedRound<RoundEvent>[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push(playedOut(definition, () => sampleStream(SEED + i), { amount: stake }))

  it('gives the same bytes for the same seeds', () => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'again', nonce: 3 }
    const [one, other] = [0, 0].map(() => canonicalJson(playSeeded(definition, seeds, { amount: stake }).events))
    expect(one).toBe(other)
  })

  it(`pays the sum of its wins, and ends with it (seeds from ${SEED})`, () => {
    const wrong = rounds.filter(({ events, payout }) => {
      const sum = events.reduce((total, event) => total + (event.type === 'win' ? event.amount : 0), 0)
      const last = events.at(-1)!
      return sum !== payout || last.type !== 'roundEnd' || last.payout !== payout || payout > stake * definition.capMultiple
    })
    expect(wrong).toEqual([])
  })

  it('shows the real reels: every grid stands on the strips at its stops (FAIR-2)', () => {
    const { rows, heights: { min } = { min: rows } } = definition
    const wrong: unknown[] = []
    for (const { events } of rounds) {
      let strips = definition.reels
      for (const event of events) {
        if (event.type === 'featureStart') strips = freeReels(definition)
        // Where symbols are drawn one by one, no strip stands behind them.
        if (!('stops' in event) || event.stops.length === 0) continue
        event.grid.forEach((column, reel) => {
          const strip = strips[reel]!
          const stop = event.stops[reel]!
          if (column.length < min || column.length > rows) wrong.push(event)
          // Wilds may have walked onto a reel that holds.
          if (event.type === 'respin' && event.held.includes(reel)) return
          if (column.some((symbol, row) => symbol !== strip[(stop + row) % strip.length])) wrong.push(event)
        })
      }
    }
    expect(wrong).toEqual([])
  })

  it('wins only on cells that show the symbol or a wild', () => {
    const wilds = definition.symbols.filter((symbol) => symbol.role === 'wild').map((symbol) => symbol.id)
    const wrong: unknown[] = []
    for (const { events } of rounds) {
      let grid: Reveal['grid'] = []
      let marked: readonly CellMark[] = []
      for (const event of events) {
        if ('grid' in event) grid = event.grid!
        if (event.type === 'reveal' || event.type === 'rowsUnlocked') marked = event.marks ?? []
        if (event.type === 'linkSpin') marked = [...marked, ...event.landed]
        if (event.type !== 'win' || event.kind === 'pick') continue
        if (['link', 'jackpot', 'collect'].includes(event.kind)) {
          if (!event.cells.every((cell) => marked.some((mark) => isSame(mark.cell, cell)))) wrong.push(event)
          continue
        }
        const heights = new Map<number, number>()
        for (const [reel, row] of event.cells) {
          const shown = grid[reel]![row]!
          if (shown !== event.symbol && !wilds.includes(shown)) wrong.push(event)
          heights.set(reel, (heights.get(reel) ?? 0) + 1)
        }
        const ways = [...heights.values()].reduce((product, cells) => product * cells, 1)
        const isCounted =
          event.kind === 'ways' ? heights.size === event.count && ways === event.ways : event.cells.length === event.count
        if (!isCounted) wrong.push(event)
      }
    }
    expect(wrong).toEqual([])
  })

  it('FAIR-1: the same seed gives the same reels at every play amount and in both modes, and wins in proportion', () => {
    const amounts = [...definition.betLevels.SweepStakes, ...definition.betLevels.TournamentPoints]
    for (let i = 0; i < 80; i++) {
      const { events, payout } = rounds[i]!
      const grids = JSON.stringify(gridsOf(events))
      for (const amount of amounts) {
        const round = playedOut(definition, () => sampleStream(SEED + i), { amount })
        const isAlike = JSON.stringify(gridsOf(round.events)) === grids && round.payout * stake === payout * amount
        expect(isAlike, `seed ${SEED + i} at ${amount}`).toBe(true)
      }
    }
  })

  it('RNG-6: every stop of every reel comes up', () => {
    const seen = definition.reels.map(() => new Set<number>())
    for (const { events } of rounds) {
      const first = events.find((event): event is Reveal => event.type === 'reveal')!
      first.stops.forEach((stop, reel) => seen[reel]!.add(stop))
    }
    expect(seen.map((stops) => stops.size)).toEqual(definition.reels.map((reel) => reel.length))
  })

  it('folds to the grid, the wins and the amount that the round ended with', () => {
    const wrong = rounds.filter(({ events, payout }) => {
      const { grid, won, isDone, feature, stake: played } = foldEvents(events)
      const isWhole = won === payout && isDone && feature === null && played === stake
      return !isWhole || JSON.stringify(grid) !== JSON.stringify(gridAtLast(events))
    })
    expect(wrong).toEqual([])
  })

  it('makes one labelled draw for each stop and height that chance decided', () => {
    const wrong = rounds.filter(({ events, draws }) => {
      const turned = events.reduce((sum, event) => {
        if (event.type === 'reveal') return sum + event.stops.length * (definition.heights ? 2 : 1)
        return event.type === 'respin' ? sum + event.stops.length - event.held.length : sum
      }, 0)
      return draws.filter(({ label }) => /(^|:)(reel|height):\d+$/.test(label)).length !== turned
    })
    expect(wrong).toEqual([])
  })
})

describe('play', () => {
  it('refuses amounts that do not divide into units or that could outgrow whole numbers', () => {
    const definition = slotGames[0]!.definition
    for (const amount of [0, -20, 10.5, 21, 2 ** 53, Number.NaN]) {
      expect(() => play(definition, sampleStream(1), { amount })).toThrow(/play amount|divide|hold/)
    }
  })

  it('ends at the cap on the first spin, without the features that would follow', () => {
    const definition = { ...tinyDefinition, capMultiple: 5 }
    const { events, payout } = play(definition, scriptedStream([2, 2, 2]), { amount: 100 })
    expect(payout).toBe(500)
    expect(events.map((event) => event.type)).toEqual(['roundStart', 'reveal', 'win', 'capReached', 'roundEnd'])
  })
})

const HARBOR_WITHOUT_CRATES = 'd2dad6cfd8664cbe20a8e298dff133909d2de0c6ee52a3c5613bb2153279e1bf'

/** Rounds of the past must stay what they were: a change here needs a new MECHANICS_VERSION or new rules. */
it('HIST-1: replays the recorded rounds byte for byte', () => {
  const withoutCrates = findRules('harbor-haul', HARBOR_WITHOUT_CRATES) as SlotDefinition
  const recorded = [
    ...slotGames.map(({ slug, definition }) => [slug, definition] as const),
    ['harbor-haul/1', withoutCrates] as const,
  ]
  const hashes = recorded.map(([name, definition]) => {
    const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'recorded' }
    const amount = definition.betLevels.SweepStakes[0]!
    const events = Array.from(
      { length: 500 },
      (_, nonce) => playByDefault(definition, { ...seeds, nonce }, { amount }).played.events,
    )
    return [name, toHex(sha256(toUtf8(canonicalJson(events))))]
  })
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "cherry-royale": "12edc00b666cc05679e595ed032b19ac13f77b48507383502de547a7eadeb4b2",
      "chili-fiesta": "63f22acae75791b362edf41ce06a8cb4795404ae4ba38510bcff5076307afe39",
      "clover-crown": "1549b28cc4f1859d77374be78d17b3a3c4ea2f780cb3f7bd3ebc25b085617600",
      "crypt-carnival": "ddb69c2216c2fd844a9cc811a74c16e07583de6235126e9e05d1327b18537802",
      "ember-wyrm": "508d9f9ab1769879a2203db845f0b34b61b73668f1e837e75afe39a0dd0487b8",
      "frostfang": "6268139e875517f4e86ff960eb6d1de49078eadb6b8496ade01a778609d70aea",
      "harbor-haul": "db265dd55f6b182e78c2b30f547daa6bbd746a3befeab54e12ff6273483135c9",
      "harbor-haul/1": "84e5457f81a7e0652f9d70a39b88134d0eef5aef6f56117ecc249436abdeb92c",
      "jade-canopy": "09ad242b1f64d6abb0192fe3fb5c19d56f92aa62f84bbeaea1082c430e7c12b5",
      "lucky-cast": "8dab471325f71033af42b0192f27495cac2823e3cc7a4429d3a53b556714f605",
      "lunar-rabbit": "7c75bd5d121f24c6f250bcd80513c4993b03dd6d2d5b8df2a033bc5945d0b0b4",
      "nile-ascendant": "e7d75ef00e7750a96ddc9dfd962cfb25247120dfe05154d36dfc85bba93da16f",
      "orbit-rush": "c3ee8f16864cb0affa64abcbaa4a7567d9590b7ea6cd560685b2aab99be4d102",
      "prairie-thunder": "e6487fcdc4d31c55c6df3971b129d4d5fbc7c5015f343a0786971b6926539390",
      "prism-vault": "8e9218cf1e64c82a3d6ca292ade1f62a86f1be2784ee6decbc1923145d00a58b",
      "sugar-parade": "cd7569c5db52bf6a32bec2557111766d9149ce4c3a3be1d73dc3483367d3cc3f",
      "tiger-lantern": "d4d064c28ca8bcd264e3ee1f89c69ba2dac9179bdd7d2829534e712134282b26",
      "valkyrie-oath": "c432395706f07536cf99f6db126bf7bae09e5084cbbf5eac0bb5315ed5fa2005",
      "voltage-sevens": "975460bd0a63769efdd2c3fcb6796b403d75ae7aa0bf750f8bbf6ecc766fff01",
    }
  `)
})

const isSame = ([reel, row]: Cell, [otherReel, otherRow]: Cell): boolean => reel === otherReel && row === otherRow

/** The last grid told, and the coins that landed on it since. */
function gridAtLast(events: readonly RoundEvent[]): string[][] {
  let grid: string[][] = []
  for (const event of events) {
    if ('grid' in event) grid = event.grid!.map((column) => [...column])
    if (event.type !== 'linkSpin') continue
    for (const { cell, symbol } of event.landed) grid[cell[0]]![cell[1]] = symbol!
  }
  return grid
}

const gridsOf = (events: readonly RoundEvent[]) => events.flatMap((event) => ('grid' in event ? [event.grid] : []))

function freeReels(definition: (typeof slotGames)[number]['definition']) {
  const rule = definition.features.find((feature) => feature.kind === 'free-spins' || feature.kind === 'wheel')
  return rule?.reels ?? definition.reels
}
