import { describe, expect, test } from 'vitest'
import { findGame } from '#games/all.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { richBalances } from '../testing/staged-rounds.ts'
import { StagedTable } from '../testing/staged-table.ts'
import type { Choice } from '#engine/round-contract.ts'
import { type TableCalls, TablePlay } from './table-play.ts'

const game = findGame('gem-sweeper')!
const STAKE = 2_000
const open = (cell: number): Choice => ({ kind: 'open', cell })
const collect: Choice = { kind: 'cash-out' }

/** A table whose waiting is let go by hand. */
function setUp(calls: Partial<TableCalls> = {}, nonce = 0) {
  const table = new StagedTable(game, nonce)
  const asked: object[] = []
  const seen: string[] = []
  const waits: (() => void)[] = []
  const play = new TablePlay({
    mode: 'TournamentPoints',
    levels: game.definition.betLevels,
    balances: richBalances,
    terms: { mines: 1 },
    betOf: ({ stake, terms }) => (terms['mines'] === 0 ? undefined : { amount: stake, terms }),
    paceMs: () => 100,
    calls: {
      newKey: () => `key-${asked.length}`,
      async spin(call) {
        asked.push(call)
        return table.spin({ stake: call.stake, ...(call.terms && { terms: call.terms }) })
      },
      async choose(_, call) {
        asked.push(call)
        return table.choose(call)
      },
      async acknowledge(id) {
        seen.push(id)
      },
      ...calls,
    },
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  const letGo = async () => {
    waits.splice(0).forEach((resolve) => resolve())
    await settle()
  }
  return { play, table, asked, seen, letGo, waits }
}

/** All promises that are ready have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
type Setup = ReturnType<typeof setUp>

async function reachTurn({ play, letGo }: Setup) {
  play.press()
  await settle()
  await letGo()
}

describe('a press', () => {
  test('plays what is chosen, and shows event by event', async () => {
    const setup = setUp()
    setup.play.press()
    expect(setup.play.state()).toMatchObject({ phase: 'asking' })
    await settle()
    expect(setup.asked).toEqual([{ key: 'key-0', stake: STAKE, terms: { mines: 1 }, mayPlayWinnings: false }])
    expect(setup.play.state()).toMatchObject({ phase: 'showing', shown: 1 })
    await setup.letGo()
    expect(setup.play.state().phase).toBe('choosing')
  })

  test('is nothing while something is still to be chosen', async () => {
    const { play, asked } = setUp()
    play.send({ type: 'termsPicked', terms: { mines: 0 } })
    play.press()
    await settle()
    expect(asked).toEqual([])
  })

  test('while events come into view brings all of them at once', async () => {
    const setup = setUp()
    await reachTurn(setup)
    setup.play.choose(open(0))
    await settle()
    expect(setup.play.state().phase).toBe('showing')
    setup.play.press()
    await settle()
    const { phase, shown, round } = setup.play.state()
    expect(phase).not.toBe('showing')
    expect(shown).toBe(round!.events.length)
  })
})

describe('a choice', () => {
  test('names the round and its step, and the round goes on from where it was', async () => {
    const setup = setUp()
    await reachTurn(setup)
    setup.play.choose(open(0))
    await settle()
    expect(setup.asked[1]).toMatchObject({ choice: open(0), step: 1 })
    expect(setup.play.state()).toMatchObject({ phase: 'showing', shown: 2 })
  })

  test('that is not on offer is not sent', async () => {
    const setup = setUp()
    await reachTurn(setup)
    setup.play.choose(collect)
    setup.play.choose(open(25))
    await settle()
    expect(setup.asked).toHaveLength(1)
  })

  test('that ends the round is seen to its end, and said so once', async () => {
    const setup = setUp()
    await reachTurn(setup)
    for (let cell = 0; setup.play.state().round?.state === 'open' && cell < 25; cell++) {
      setup.play.choose(setup.play.state().round!.choices.length > 2 ? collect : open(cell))
      await settle()
      setup.play.hurry()
      await settle()
    }
    expect(setup.play.state().phase).toBe('idle')
    expect(setup.seen).toEqual([setup.play.state().round!.id])
  })
})

describe('trouble', () => {
  test('a refusal says why, and nothing is lost', async () => {
    const { play } = setUp({
      spin: async () => ({ success: false, reasonType: 'insufficient-funds', data: { balances: richBalances } }),
    })
    const before = play.state().balanceShown
    play.press()
    await settle()
    expect(play.state()).toMatchObject({ phase: 'idle', notice: 'insufficient-funds', balanceShown: before })
  })

  test('a round that is open in another page is gone on with', async () => {
    const { round } = new StagedTable(game).spin({ stake: STAKE, terms: { mines: 5 } }).data
    const { play } = setUp({
      spin: () => Promise.reject(new ApiError({ status: 409, code: 'round-open', message: 'open', details: { round } })),
    })
    play.press()
    await settle()
    expect(play.state()).toMatchObject({ phase: 'choosing', round: { id: round.id }, terms: { mines: 5 } })
  })

  test('a line that is cut is bridged under the same key', async () => {
    const keys: string[] = []
    const table = new StagedTable(game)
    const setup = setUp({
      async spin({ key, stake, terms }) {
        keys.push(key)
        if (keys.length === 1) throw new ApiError({ status: 0, code: 'network', message: 'cut', details: {} })
        return table.spin({ stake, ...(terms && { terms }) })
      },
    })
    setup.play.press()
    await settle()
    expect(setup.play.state().isReconnecting).toBe(true)
    await setup.letGo()
    await setup.letGo()
    expect(new Set(keys)).toEqual(new Set(['key-0']))
    expect(setup.play.state()).toMatchObject({ phase: 'choosing', isReconnecting: false })
  })
})

describe('a choice that nobody answers', () => {
  /** The first answers are lost, after the choice was taken or before; the one that comes is what became of it. */
  const lose = (losses: readonly ApiError[], isTaken: boolean) => {
    const table = new StagedTable(game)
    const sent: object[] = []
    let keys = 0
    let taken: ReturnType<StagedTable['choose']> | undefined
    const setup = setUp({
      newKey: () => `key-${keys++}`,
      spin: async ({ stake, terms }) => table.spin({ stake, ...(terms && { terms }) }),
      async choose(_, call) {
        sent.push(call)
        if (isTaken || sent.length > losses.length) taken ??= table.choose(call)
        const loss = losses[sent.length - 1]
        if (loss) throw loss
        return taken!
      },
    })
    return { ...setup, sent }
  }
  const fault = (status: number) => new ApiError({ status, code: 'unexpected', message: 'lost', details: {} })

  test.each([
    ['the line is cut before it is heard', [fault(0)], false],
    ['the line is cut after it was heard', [fault(0), fault(0)], true],
    ['the server answers 500, then 503', [fault(500), fault(503)], true],
  ])('%s: it is asked for again under its key, and made once', async (_, losses, isTaken) => {
    const setup = lose(losses, isTaken)
    await reachTurn(setup)
    setup.play.choose(open(0))
    await settle()
    expect(setup.play.state()).toMatchObject({ isReconnecting: true, notice: null })
    setup.play.choose(open(1))
    for (let tries = 0; tries < losses.length; tries++) await setup.letGo()
    expect(setup.sent).toEqual(Array.from({ length: losses.length + 1 }, () => setup.sent[0]))
    expect(setup.sent[0]).toMatchObject({ choice: open(0), step: 1 })
    setup.play.hurry()
    await settle()
    const { round, shown, isReconnecting } = setup.play.state()
    expect([isReconnecting, shown]).toEqual([false, round!.events.length])
    expect(round!.choices).toEqual([open(0)])
  })
})

describe('a round of before', () => {
  test('that is open is the player’s turn at once', async () => {
    const setup = setUp()
    const { round } = new StagedTable(game).spin({ stake: STAKE, terms: { mines: 3 } }).data
    await setup.play.resume(round)
    expect(setup.play.state()).toMatchObject({ phase: 'choosing', shown: round.events.length })
  })

  test('that was cut off is shown to its end', async () => {
    const setup = setUp()
    const round = { ...settledRound(), isAcknowledged: false }
    void setup.play.resume(round)
    expect(setup.play.state()).toMatchObject({ phase: 'showing', isResumed: true, shown: 1 })
    for (let event = 0; event < round.events.length; event++) await setup.letGo()
    expect(setup.play.state()).toMatchObject({ phase: 'idle', shown: round.events.length })
    expect(setup.seen).toEqual([round.id])
  })

  test('is shown no further once the page is left', async () => {
    const setup = setUp()
    void setup.play.resume(settledRound())
    setup.play.close()
    await settle()
    expect(setup.play.state().shown).toBe(1)
    expect(setup.seen).toEqual([])
  })
})

function settledRound() {
  const table = new StagedTable(game)
  table.spin({ stake: STAKE, terms: { mines: 24 } })
  return table.choose({ choice: open(0) }).data.round
}
