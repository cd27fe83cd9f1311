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

interface SetupOptions {
  readonly nonce?: number
  readonly slug?: string
  readonly isStacking?: boolean
  readonly cycleMs?: number
}

/** A table whose delays are released manually. */
function setUp(
  calls: Partial<TableCalls> = {},
  { nonce = 0, slug = 'gem-sweeper', isStacking = false, cycleMs }: SetupOptions = {},
) {
  const played = findGame(slug)!
  const table = new StagedTable(played, nonce)
  const asked: object[] = []
  const seen: string[] = []
  const waits: (() => void)[] = []
  const play = new TablePlay({
    mode: 'TournamentPoints',
    levels: played.definition.betLevels,
    balances: richBalances,
    params: slug === 'peg-drop' ? { rows: 8, risk: 'low' } : { mines: 1 },
    isStacking,
    cycleMs,
    betOf: ({ stake, params }) => (params['mines'] === 0 ? undefined : { amount: stake, params }),
    paceMs: () => 100,
    calls: {
      newKey: () => `key-${asked.length}`,
      async spin(call) {
        asked.push(call)
        return table.spin({ stake: call.stake, ...(call.params && { params: call.params }) })
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

/** All settled promises have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
type Setup = ReturnType<typeof setUp>

async function reachTurn({ play, letGo }: Setup) {
  play.press()
  await settle()
  await letGo()
}

describe('a press', () => {
  test('plays the current bet, and shows event by event', async () => {
    const setup = setUp()
    setup.play.press()
    expect(setup.play.state()).toMatchObject({ phase: 'asking' })
    await settle()
    expect(setup.asked).toEqual([{ key: 'key-0', stake: STAKE, params: { mines: 1 }, mayPlayWinnings: false }])
    expect(setup.play.state()).toMatchObject({ phase: 'showing', shown: 1 })
    await setup.letGo()
    expect(setup.play.state().phase).toBe('choosing')
  })

  test('is ignored while the bet is incomplete', async () => {
    const { play, asked } = setUp()
    play.send({ type: 'paramsPicked', params: { mines: 0 } })
    play.press()
    await settle()
    expect(asked).toEqual([])
  })

  test('shows all remaining events immediately', async () => {
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

describe('a press while a stacking table shows a round', () => {
  test('ends it and plays the next one with its own key', async () => {
    const setup = setUp({}, { slug: 'peg-drop', isStacking: true })
    setup.play.press()
    await settle()
    const first = setup.play.state().round!.id
    expect(setup.play.state().phase).toBe('showing')
    setup.play.press()
    await settle()
    expect(setup.asked).toMatchObject([{ key: 'key-0' }, { key: 'key-1' }])
    expect(setup.play.state()).toMatchObject({ phase: 'showing' })
    expect(setup.play.state().round!.id).not.toBe(first)
    expect(setup.seen).toEqual([first])
  })

  test('plays nothing elsewhere', async () => {
    const setup = setUp({}, { slug: 'peg-drop' })
    setup.play.press()
    await settle()
    setup.play.press()
    await settle()
    expect(setup.asked).toHaveLength(1)
    expect(setup.play.state().phase).toBe('idle')
  })
})

describe('a choice', () => {
  test('names the round and its step, and the round continues from its state', async () => {
    const setup = setUp()
    await reachTurn(setup)
    setup.play.choose(open(0))
    await settle()
    expect(setup.asked[1]).toMatchObject({ choice: open(0), step: 1 })
    expect(setup.play.state()).toMatchObject({ phase: 'showing', shown: 2 })
  })

  test('that is not available is not sent', async () => {
    const setup = setUp()
    await reachTurn(setup)
    setup.play.choose(collect)
    setup.play.choose(open(25))
    await settle()
    expect(setup.asked).toHaveLength(1)
  })

  test('that ends the round is shown to its end and acknowledged once', async () => {
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

describe('a failure', () => {
  test('by refusal gives its reason, and nothing is lost', async () => {
    const { play } = setUp({
      spin: async () => ({ success: false, reasonType: 'insufficient-funds', data: { balances: richBalances } }),
    })
    const before = play.state().balanceShown
    play.press()
    await settle()
    expect(play.state()).toMatchObject({ phase: 'idle', notice: 'insufficient-funds', balanceShown: before })
  })

  test('caused by an open round in another page resumes that round', async () => {
    const { round } = new StagedTable(game).spin({ stake: STAKE, params: { mines: 5 } }).data
    const { play } = setUp({
      spin: () => Promise.reject(new ApiError({ status: 409, code: 'round-open', message: 'open', details: { round } })),
    })
    play.press()
    await settle()
    expect(play.state()).toMatchObject({ phase: 'choosing', round: { id: round.id }, params: { mines: 5 } })
  })

  test('of the connection is bridged under the same key', async () => {
    const keys: string[] = []
    const table = new StagedTable(game)
    const setup = setUp({
      async spin({ key, stake, params }) {
        keys.push(key)
        if (keys.length === 1) throw new ApiError({ status: 0, code: 'network', message: 'cut', details: {} })
        return table.spin({ stake, ...(params && { params }) })
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

describe('a choice without a reply', () => {
  /** The first replies are lost, after or before the choice took effect; the one that arrives has the result. */
  const lose = (losses: readonly ApiError[], isTaken: boolean) => {
    const table = new StagedTable(game)
    const sent: object[] = []
    let keys = 0
    let taken: ReturnType<StagedTable['choose']> | undefined
    const setup = setUp({
      newKey: () => `key-${keys++}`,
      spin: async ({ stake, params }) => table.spin({ stake, ...(params && { params }) }),
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
  ])('%s: it is requested again under its key, and made once', async (_, losses, isTaken) => {
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

describe('an earlier round', () => {
  test('that is open becomes the player’s turn immediately', async () => {
    const setup = setUp()
    const { round } = new StagedTable(game).spin({ stake: STAKE, params: { mines: 3 } }).data
    await setup.play.resume(round)
    expect(setup.play.state()).toMatchObject({ phase: 'choosing', shown: round.events.length })
  })

  test('that was interrupted is shown to its end', async () => {
    const setup = setUp()
    const round = { ...settledRound(), isAcknowledged: false }
    void setup.play.resume(round)
    expect(setup.play.state()).toMatchObject({ phase: 'showing', isResumed: true, shown: 1 })
    for (let event = 0; event < round.events.length; event++) await setup.letGo()
    expect(setup.play.state()).toMatchObject({ phase: 'idle', shown: round.events.length })
    expect(setup.seen).toEqual([round.id])
  })

  test('is shown no further after the page has closed', async () => {
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
  table.spin({ stake: STAKE, params: { mines: 24 } })
  return table.choose({ choice: open(0) }).data.round
}

test('DSGN-1 where play is strict a table’s round lasts its whole cycle, and a press neither hurries it nor plays the next', async () => {
  const { play, asked, letGo, waits } = setUp({}, { slug: 'peg-drop', isStacking: true, cycleMs: 5_000 })
  play.press()
  await settle()
  const [endCycle] = waits.splice(0, 1)
  for (let press = 0; press < 3; press++) {
    play.press()
    await settle()
  }
  expect([play.state().phase, asked.length]).toEqual(['showing', 1])
  for (let events = 0; events < 5; events++) await letGo()
  expect(play.state().phase).toBe('showing')
  endCycle!()
  await settle()
  expect([play.state().phase, asked.length]).toEqual(['idle', 1])
})
