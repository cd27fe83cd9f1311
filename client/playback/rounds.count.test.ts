import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { playByDefault } from '#engine/play.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { slotGames } from '#games/all.ts'
import '#games/books.ts'
import { cueFaultsOf, viewFaultsOf } from '../testing/cue-faults.ts'
import { flashFaultsOf } from '../testing/flash-faults.ts'
import { direct } from './director.ts'
import { PROFILES } from './profiles.ts'

const SERVER_SEED = 'c3'.repeat(32)
const ROUNDS = 1_000
const LOOKED_THROUGH = 1_000
const SHOWN = 25
const profiles = Object.values(PROFILES)

/** The longest of many rounds: features and chains of cascades. */
function eventfulRounds(definition: SlotDefinition): (readonly SlotRoundEvent[])[] {
  const amount = definition.betLevels.TournamentPoints[0]!
  return Array.from({ length: LOOKED_THROUGH }, (_, nonce) => {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: 'calm', nonce }
    return playByDefault(definition, seeds, { amount }).played.events as readonly SlotRoundEvent[]
  })
    .toSorted((left, right) => right.length - left.length)
    .slice(0, SHOWN)
}

beforeAll(() => void vi.useFakeTimers({ now: 0 }))
afterAll(() => void vi.useRealTimers())

describe.each(slotGames)('$slug', ({ definition }) => {
  test(`A11Y-3 ${ROUNDS} rounds end in the state that their events imply, in every speed and with reduced motion`, () => {
    const faults: unknown[] = []
    const amount = definition.betLevels.TournamentPoints[0] ?? 0
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      const { events } = playByDefault(definition, { serverSeed: SERVER_SEED, clientSeed: 'show', nonce }, { amount }).played
      for (const profile of profiles) {
        const cues = direct(definition, events as readonly SlotRoundEvent[], profile)
        const found = [
          ...cueFaultsOf(cues, events as readonly SlotRoundEvent[], profile.roundMsMax),
          ...viewFaultsOf(cues, events as readonly SlotRoundEvent[], nonce % 20 === 0),
        ]
        if (found.length > 0) faults.push({ nonce, profile: profile.id, found })
      }
    }
    expect(faults).toEqual([])
  })

  test('A11Y-2 flashes under three times a second in every speed', () => {
    const rounds = eventfulRounds(definition)
    const faults = profiles.flatMap((profile) =>
      rounds.flatMap((events, nth) =>
        flashFaultsOf(definition, events, profile).map((fault) => `${profile.id} ${nth}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
})
