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

  it(`pays the sum of its wins, which its end event states (seeds from ${SEED})`, () => {
    const wrong = rounds.filter(({ events, payout }) => {
      const sum = events.reduce((total, event) => total + (event.type === 'win' ? event.amount : 0), 0)
      const last = events.at(-1)!
      return sum !== payout || last.type !== 'roundEnd' || last.payout !== payout || payout > stake * definition.capMultiple
    })
    expect(wrong).toEqual([])
  })

  it('shows the actual reels: every grid matches the strips at its stops (FAIR-2)', () => {
    const { rows, heights: { min } = { min: rows } } = definition
    const wrong: unknown[] = []
    for (const { events } of rounds) {
      let strips = definition.reels
      for (const event of events) {
        if (event.type === 'featureStart') strips = freeReels(definition)
        // Games that draw symbols one by one have no strips.
        if (!('stops' in event) || event.stops.length === 0) continue
        event.grid.forEach((column, reel) => {
          const strip = strips[reel]!
          const stop = event.stops[reel]!
          if (column.length < min || column.length > rows) wrong.push(event)
          // Wilds may have walked onto a held reel.
          if (event.type === 'respin' && event.held.includes(reel)) return
          if (column.some((symbol, row) => symbol !== strip[(stop + row) % strip.length])) wrong.push(event)
        })
      }
    }
    expect(wrong).toEqual([])
  })

  it('wins only on cells that show the symbol, two of it or a wild', () => {
    const wilds = definition.symbols.filter((symbol) => symbol.role === 'wild').map((symbol) => symbol.id)
    const singles = new Map(definition.symbols.map(({ id, twoOf }) => [id, twoOf]))
    const wrong: unknown[] = []
    for (const { events } of rounds) {
      let grid: Reveal['grid'] = []
      let marked: readonly CellMark[] = []
      for (const event of events) {
        if ('grid' in event) grid = event.grid!
        if (event.type === 'reveal' || event.type === 'rowsUnlocked') marked = event.marks ?? []
        if (event.type === 'linkSpin') marked = [...marked, ...event.landed]
        if (event.type !== 'win' || event.kind === 'pick' || event.kind === 'trail') continue
        if (['link', 'jackpot', 'collect'].includes(event.kind)) {
          if (!event.cells.every((cell) => marked.some((mark) => isSame(mark.cell, cell)))) wrong.push(event)
          continue
        }
        const heights = new Map<number, number>()
        for (const [reel, row] of event.cells) {
          const shown = grid[reel]![row]!
          const isPair = singles.get(shown) === event.symbol
          if (shown !== event.symbol && !isPair && !wilds.includes(shown)) wrong.push(event)
          heights.set(reel, (heights.get(reel) ?? 0) + (isPair ? 2 : 1))
        }
        const ways = [...heights.values()].reduce((product, cells) => product * cells, 1)
        const isCounted =
          event.kind === 'ways' ? heights.size === event.count && ways === event.ways : event.cells.length === event.count
        if (!isCounted) wrong.push(event)
      }
    }
    expect(wrong).toEqual([])
  })

  it('FAIR-1: the same seed gives the same reels at every stake and in both modes, and proportional wins', () => {
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

  it('RNG-6: every stop of every reel occurs', () => {
    const reels = definition.reels.slice(0, definition.addsReels?.first)
    const seen = reels.map(() => new Set<number>())
    for (const { events } of rounds) {
      const first = events.find((event): event is Reveal => event.type === 'reveal')!
      first.stops.forEach((stop, reel) => seen[reel]!.add(stop))
    }
    expect(seen.map((stops) => stops.size)).toEqual(reels.map((reel) => reel.length))
  })

  it("folds to the grid, the wins and the amount at the round's end", () => {
    const wrong = rounds.filter(({ events, payout }) => {
      const { grid, won, isDone, feature, stake: played } = foldEvents(events)
      const isWhole = won === payout && isDone && feature === null && played === stake
      return !isWhole || JSON.stringify(grid) !== JSON.stringify(gridAtLast(events))
    })
    expect(wrong).toEqual([])
  })

  it('makes one labeled draw for each random stop and height', () => {
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
  it('refuses stakes that do not divide into units or could exceed safe integers', () => {
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

/** By game: the hash of 500 rounds. A game is added once it has opened. */
const RECORDED: Readonly<Record<string, string>> = {
  'cherry-royale': '6baae2c3ca95a8536474cb7c7fe0efdfb51ba619ef0adcd13bc478ad1bc553d1',
  'chili-fiesta': '833eaeca8080c880ef65546012d57f86278ea5e292c20faf07464c6f8eb43e81',
  'clover-crown': '827ac62d0f2b4693f7914eb7dbe12cadd74959bb0386f8924a601f8abba1f865',
  'crypt-carnival': '67c3b4a5080eaad80d4221db36f68755ebbb2387e30671dfaf65ceb758364a58',
  'ember-wyrm': 'b5232aeccfec43044aa947271fc2ce23ffae9d8811f054424b6d465995ad105b',
  frostfang: 'dfd30f45eec989922763e79a4f1e4713cf3b2c8393fc5dfd7eeaa5ed89aea945',
  'harbor-haul': '605531d623b05078ccc66e9020be0c889125ba057e82f95c6f372b556a1579ee',
  'harbor-haul/1': '84e5457f81a7e0652f9d70a39b88134d0eef5aef6f56117ecc249436abdeb92c',
  'jade-canopy': '2842134cb5b708ddd8f7e968b3c64bcf33c2e24c3e2a2ed5c30145e48339ff19',
  'lucky-cast': '89905f230d6c3c76dec39f9a5935d11dbef6571171682cdbf0024fa08a898f92',
  'lunar-rabbit': 'c5c07a74b9e4d29b91cfdceb284e4b58377fac45a36120e78aaf239cff17c416',
  'nile-ascendant': '6de0b5af93e392eb962f0872d3cc959343d297e6789a5ede29dd12f360bb36bf',
  'orbit-rush': '21abe54cdd6f1b20c0bb5be1419f1c5fc89e1fcf64c98c4f3f00c3ec819e9edc',
  'prairie-thunder': '9f0e444e5aab967893cfb14bd8be31ac2284db69c44cdb8ee1613905ddaaee01',
  'prism-vault': '7bd2f78e56e0746a295bec702eab6ed33728c5435cb2f4c1c041faeb2a35ebce',
  'sugar-parade': 'cd09573865847d50dcf0571e0c28b3a7b94df422c7caa2825189493118340ad0',
  'tiger-lantern': 'f4323446b256fafb312d86b3f027604409a6ae981246d3e0352a296abe997816',
  'valkyrie-oath': '95aa2e37e68c147d759e35bd09835cfcb3eaccbf0c9fb96526d679b0fe13ee3e',
  'voltage-sevens': '0b7217139d8d4b8057a174d76b9d004275df4fed6c9ef2e6cb201177b0139cd3',
}

/** Recorded rounds must never change: a change here needs a new MECHANICS_VERSION or a new definition. */
it('HIST-1: replays the recorded rounds byte for byte', () => {
  const withoutCrates = findRules('harbor-haul', HARBOR_WITHOUT_CRATES) as SlotDefinition
  const recorded = [
    ...slotGames.filter(({ slug }) => slug in RECORDED).map(({ slug, definition }) => [slug, definition] as const),
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
  expect(Object.fromEntries(hashes)).toEqual(RECORDED)
})

const isSame = ([reel, row]: Cell, [otherReel, otherRow]: Cell): boolean => reel === otherReel && row === otherRow

/** The last grid of the events, and the coins that landed on it since. */
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
