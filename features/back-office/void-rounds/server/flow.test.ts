import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectEvents, expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { giveFreeSpins, mintWith, played, SLUG, spin, STAKE } from '#apps/site/testing/spins.ts'
import { VOID_WHY as why, openVoids } from '#apps/site/testing/void-rounds.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { getSummary, listEntries } from '#features/account/statements/contract.ts'
import { getInbox } from '#features/engage/notifications/contract.ts'
import { choose, getRound } from '#features/play/game-session/contract.ts'
import { getRecord, shareWin } from '#features/play/player-record/contract.ts'
import { exportRounds, listRounds } from '#features/play/round-history/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { chooseLimit, getLimits } from '#features/protection/limits/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { money } from '#kernel/money.ts'
import { checkInvariants, post } from '#ledger/index.ts'
import { decideVoid, listVoids, previewVoid, proposeVoid } from '../contract.ts'

let site: TestSite
let voids: Awaited<ReturnType<typeof openVoids>>
beforeAll(async () => {
  site = await openTestSite()
  voids = await openVoids(site)
})
afterAll(() => site.close())

const playerWith = (wallet: Parameters<typeof mintWith>[1] = { coins: 100_000 }) => mintWith(site, wallet, { isTest: false })
const playSome = async (player: TestPlayer, count: number) => {
  const rounds = []
  for (let nth = 0; nth < count; nth++) {
    site.advance(1)
    rounds.push((await played(player)).round)
  }
  return rounds
}
const total = (amounts: readonly number[]): bigint => BigInt(amounts.reduce((sum, amount) => sum + amount, 0))

describe('ROUND-8 after a fault', () => {
  test('play amounts of a game’s rounds return in full to the balances that paid them, once approved by a second operator', async () => {
    const scopeOf = voids.since()
    const [player, tester] = [await playerWith({ coins: 3_000, tourPoints: 50_000 }), await mintWith(site, { coins: 10_000 })]
    const rounds = await playSome(player, 4)
    await playSome(tester, 1)
    const scope = scopeOf()
    const before = await voids.balancesOf(player)
    expect(await voids.preview(scope)).toMatchObject({
      data: {
        rounds: 5,
        sums: [
          { mode: 'TournamentPoints', isTest: false, rounds: 4, players: 1, stake: 4 * STAKE, open: 0, jackpots: 0 },
          { isTest: true, rounds: 1, players: 1, stake: STAKE },
        ],
      },
    })
    const act = await voids.voidAll(scope)
    expect(act).toMatchObject({ state: 'done', by: 'ann', decidedBy: 'bob', left: [] })
    expect(act.done).toEqual([{ mode: 'TournamentPoints', rounds: 5, players: 2, returned: 5 * STAKE, takenBack: 0 }])
    expect(await voids.balancesOf(player)).toEqual({
      ...before,
      coins: before.coins + total(rounds.map(({ fromGranted }) => fromGranted)),
      tourPoints: before.tourPoints + total(rounds.map(({ fromWon }) => fromWon)),
    })
    await expectPostings(site, player, 'round-void', [
      { coins: STAKE },
      { coins: 1_000, tourPoints: 1_000 },
      { tourPoints: STAKE },
      { tourPoints: STAKE },
    ])
    const { rows: parts } = await site.database.pool.query(
      'select from_won::int as won from round_void where player = $1 and not is_free order by from_won',
      [player.playerId],
    )
    expect(parts.map(({ won }) => won)).toEqual([0, 1_000, STAKE, STAKE])
    const { rows } = await site.database.pool.query('select what, actor_kind from audit_event where subject = $1 order by id', [
      act.id,
    ])
    expect(rows.map(({ what }) => what)).toEqual(['void-proposed', 'void-approved', 'rounds-voided'])
  })

  test('the player’s history, replay, CSV, statement and inbox say that the round is void and why', async () => {
    const scopeOf = voids.since()
    const player = await playerWith()
    const [round] = await playSome(player, 1)
    await voids.voidAll(scopeOf())
    const voided = { reason: 'wrong-result', at: new Date(site.clock.now()).toISOString(), returned: STAKE, takenBack: 0 }
    const list = async () => (await player.call(listRounds, { query: {} })).body.data.rounds
    expect(await list()).toMatchObject([{ id: round!.id, state: 'settled', stake: STAKE, win: round!.win, voided }])
    expect((await player.call(getRound, { params: { id: round!.id } })).body.data.round).toMatchObject({
      events: round!.events,
      proof: round!.proof,
      voided,
    })
    const { csv } = (await player.call(exportRounds, { query: {} })).body.data
    expect(csv).toContain(`,void,`)
    expect(csv).toContain(`,${voided.at},wrong-result,20.00,0.00\r\n`)
    const { entries } = (await player.call(listEntries, { query: { period: 'all' } })).body.data
    expect(entries[0]).toMatchObject({ kind: 'round-void', subject: 'corrections', asset: 'coins', amount: STAKE })
    expect(entries[0]!.game).toMatchObject({ slug: SLUG })
    const { games } = (await player.call(getSummary, { query: { period: 'all' } })).body.data
    expect(games).toMatchObject([{ slug: SLUG, rounds: 1 }])
    await site.deliverEvents()
    const { messages } = (await player.call(getInbox)).body.data
    expect(messages.filter(({ kind }) => kind === 'round-void')).toMatchObject([{ link: '/rounds' }])
    await expectEvents(site, player, 'round.voided', [
      expect.objectContaining({ roundId: round!.id, game: SLUG, stake: STAKE, reason: 'wrong-result', takenBack: 0 }),
    ])
  })

  test('players keep wins, unless the act takes them back as far as the balance has them', async () => {
    const scopeOf = voids.since()
    const [keeps, spent] = [await playerWith(), await playerWith()]
    const rounds = [await voids.winOne(keeps), await voids.winOne(spent)]
    const { tourPoints } = await voids.balancesOf(spent)
    await spendWon(spent, tourPoints - 1n)
    const [before, beforeSpent] = [await voids.balancesOf(keeps), await voids.balancesOf(spent)]
    expect(beforeSpent.tourPoints).toBe(1n)
    await voids.voidAll(scopeOf(), { takesWins: true })
    const after = await voids.balancesOf(keeps)
    // Whatever was played: nothing was won and nothing was paid.
    expect([after.coins, after.tourPoints]).toEqual([100_000n, 0n])
    expect(before.coins).toBeLessThan(after.coins)
    const short = await voids.balancesOf(spent)
    expect([short.coins, short.tourPoints]).toEqual([100_000n, 0n])
    const { round } = (await spent.call(getRound, { params: { id: rounds[1]!.id } })).body.data
    expect(round.voided).toMatchObject({ returned: STAKE, takenBack: 1 })
  })

  test('a single round is void alone, and once', async () => {
    const player = await playerWith()
    const [round, other] = await playSome(player, 2)
    const scope = { kind: 'round', round: round!.id } as const
    const act = await voids.voidAll(scope)
    expect(act).toMatchObject({ round: round!.id, state: 'done', done: [{ rounds: 1, returned: STAKE }] })
    expect(await voids.preview(scope)).toEqual({ success: false, reasonType: 'already-void' })
    expect(await voids.propose(scope, { rounds: 1 })).toEqual({ success: false, reasonType: 'already-void' })
    const shown = (await player.call(listRounds, { query: {} })).body.data.rounds
    expect(shown.find(({ id }) => id === other!.id)).not.toHaveProperty('voided')
  })

  test('an act for a period leaves rounds out that are void already, and of other versions of the rules', async () => {
    const scopeOf = voids.since()
    const player = await playerWith()
    const [first] = await playSome(player, 3)
    const scope = scopeOf()
    await voids.voidAll({ kind: 'round', round: first!.id })
    expect(await voids.preview({ ...scope, definitionHash: 'no such version' } as never)).toMatchObject({ data: { rounds: 0 } })
    await voids.voidAll({ ...scope, definitionHash: first!.proof.definitionHash } as never)
    await expectPostings(site, player, 'round-void', [{ coins: STAKE }, { coins: STAKE }, { coins: STAKE }])
    expect(await voids.preview(scope)).toMatchObject({ data: { rounds: 0, sums: [] } })
  })

  test('an open round is settled by its default first, and its whole play amount returns', async () => {
    const scopeOf = voids.since('gem-sweeper')
    const player = await playerWith()
    const { round } = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
    const scope = scopeOf()
    expect(await voids.preview(scope)).toMatchObject({ data: { sums: [{ rounds: 1, open: 1, stake: STAKE }] } })
    await voids.voidAll(scope, { takesWins: true })
    expect((await player.call(getRound, { params: { id: round.id } })).body.data.round).toMatchObject({
      state: 'settled',
      awaiting: null,
      voided: { returned: STAKE },
    })
    expect(await voids.balancesOf(player)).toMatchObject({ coins: 100_000n, tourPoints: 0n })
    expect((await spin(player, { slug: 'gem-sweeper', params: { mines: 3 } })).status).toBe(200)
  })

  test('a free round is given back and returns nothing', async () => {
    const scopeOf = voids.since()
    const player = await playerWith({})
    const id = await giveFreeSpins(site, player)
    await played(player, { freeSpinsId: id })
    expect((await spin(player, { freeSpinsId: id })).body).toMatchObject({ success: false, reasonType: 'free-spins-gone' })
    site.advance(2 * HOUR_MS)
    voids = await openVoids(site)
    await voids.voidAll(scopeOf(), { takesWins: true })
    expect(await voids.balancesOf(player)).toMatchObject({ coins: 0n, tourPoints: 0n })
    expect((await spin(await backAgain(site, player), { freeSpinsId: id })).body).toMatchObject({ success: true })
  })

  test('of a free round the cost of a choice returns', async () => {
    const scopeOf = voids.since('velvet-blackjack')
    const player = await playerWith()
    const doubled = await doubleFree(player)
    await voids.voidAll(scopeOf(), { takesWins: true })
    const { voided, isFree } = (await player.call(getRound, { params: { id: doubled } })).body.data.round
    expect([isFree, voided!.returned]).toEqual([true, STAKE])
    expect(await voids.balancesOf(player)).toMatchObject({ coins: 100_000n, tourPoints: 0n })
  })

  test('a closed account is owed what returns, and a self-excluded player gets it and is told', async () => {
    const scopeOf = voids.since()
    const [gone, away] = [await playerWith({ entries: 10_000 }), await playerWith()]
    await gone.call(switchToSweepStakes)
    await played(gone, { stake: 100 })
    await playSome(away, 1)
    await gone.call(closeAccount, { body: { kind: 'close' } })
    await away.call(beginAbsence, { body: { length: 'year' } })
    const before = await voids.balancesOf(away)
    await voids.voidAll(scopeOf())
    await expectPostings(site, gone, 'round-void', [{ entries: 100 }])
    await expectEvents(site, gone, 'closed-account.credited', [{}])
    expect((await voids.balancesOf(away)).coins).toBe(before.coins + BigInt(STAKE))
    await site.deliverEvents()
    const { messages } = (await (await backAgain(site, away)).call(getInbox)).body.data
    expect(messages.some(({ kind }) => kind === 'round-void')).toBe(true)
  })

  test('a limit gets back what the round used, and not more', async () => {
    const scopeOf = voids.since()
    const player = await playerWith()
    const limit = { scope: 'TournamentPoints', kind: 'gross', period: 'day' } as const
    await playSome(player, 1)
    await player.call(chooseLimit, { body: { ...limit, amount: 3 * STAKE } })
    await playSome(player, 2)
    expect((await spin(player)).status).toBe(200)
    expect((await spin(player)).status).toBe(403)
    await voids.voidAll(scopeOf())
    await playSome(player, 3)
    expect((await spin(player)).status).toBe(403)
    expect((await player.call(getLimits)).status).toBe(200)
  })

  test('a round that ends in another hour than it began leaves nothing in the sums of limits', async () => {
    const scopeOf = voids.since('gem-sweeper')
    const player = await playerWith()
    await player.call(chooseLimit, { body: { scope: 'TournamentPoints', kind: 'net', period: 'day', amount: 3 * STAKE } })
    await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
    site.advance(2 * HOUR_MS)
    voids = await openVoids(site)
    await voids.voidAll(scopeOf(), { takesWins: true })
    const { rows } = await site.database.pool.query('select given::int, returned::int from play_hour where player = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([
      { given: 0, returned: 0 },
      { given: 0, returned: 0 },
    ])
  })

  test('the record, shared wins and the play of a session leave void rounds out', async () => {
    const player = await playerWith()
    const scopeOf = voids.since()
    const round = await voids.winOne(player)
    expect((await player.call(getRecord)).body.data.best).toMatchObject({ round: round.id })
    expect((await player.call(shareWin, { body: { round: round.id } })).body.success).toBe(true)
    await voids.voidAll(scopeOf())
    expect((await player.call(getInfo)).body.data.played).toEqual([])
    expect((await player.call(getRecord)).body.data).toMatchObject({ rounds: 0, best: null })
    expect((await player.call(shareWin, { body: { round: round.id } })).status).toBe(404)
  })
})

describe('an act', () => {
  test('is decided by another operator than its author, by the number of rounds that was seen, and once', async () => {
    const scopeOf = voids.since()
    const player = await playerWith()
    await playSome(player, 2)
    const scope = scopeOf()
    expect(await voids.propose(scope, { rounds: 3 })).toEqual({ success: false, reasonType: 'changed' })
    const proposed = await voids.propose(scope, { key: 'one-request' })
    const id = proposed.success ? proposed.data.id : ''
    expect(await voids.propose(scope, { key: 'one-request' })).toEqual(proposed)
    expect(await voids.propose(scope)).toEqual({ success: false, reasonType: 'waiting-already' })
    expect(await voids.decide(id, { by: voids.ann })).toEqual({ success: false, reasonType: 'your-own' })
    expect(await voids.decide(id, { rounds: 1 })).toEqual({ success: false, reasonType: 'changed' })
    await expectPostings(site, player, 'round-void', [])
    expect(await voids.decide(id)).toEqual({ success: true })
    expect(await voids.decide(id)).toEqual({ success: false, reasonType: 'changed' })
    await voids.runJob()
    await expectPostings(site, player, 'round-void', [{ coins: STAKE }, { coins: STAKE }])
  })

  test('that is rejected returns nothing, also by its author', async () => {
    const scopeOf = voids.since()
    const player = await playerWith()
    await playSome(player, 1)
    const proposed = await voids.propose(scopeOf())
    const id = proposed.success ? proposed.data.id : ''
    expect(await voids.decide(id, { by: voids.ann, isApproved: false })).toEqual({ success: true })
    await voids.runJob()
    expect(await voids.actOf(id)).toMatchObject({ state: 'rejected', decidedBy: 'ann', done: [] })
    await expectPostings(site, player, 'round-void', [])
  })

  test('switches the game off with the request if asked for, before anyone approves', async () => {
    const scopeOf = voids.since('voltage-sevens')
    const player = await playerWith()
    await played(player, { slug: 'voltage-sevens' })
    const proposed = await voids.propose(scopeOf(), { switchesOff: true })
    await site.liveSettings.refresh()
    expect(await spin(player, { slug: 'voltage-sevens' })).toMatchObject({ status: 404, body: { code: 'game-closed' } })
    const id = proposed.success ? proposed.data.id : ''
    expect(await voids.actOf(id)).toMatchObject({ switchedOff: true, state: 'waiting' })
    const { rows } = await site.database.pool.query("select what from audit_event where subject = 'voltage-sevens'")
    expect(rows).toEqual([{ what: 'game-switched-off' }])
  })

  test('is refused for unknown games and rounds, other periods than past ones, and archived months', async () => {
    const { preview } = voids
    const now = site.clock.now()
    const game = (over: object) =>
      ({ kind: 'game', game: SLUG, definitionHash: null, from: isoOf(now - DAY_MS), until: isoOf(now), ...over }) as never
    const refused = (reasonType: string) => ({ success: false, reasonType })
    expect(await preview(game({ game: 'no-such-game' }))).toEqual(refused('unknown'))
    expect(await preview({ kind: 'round', round: site.context.newId('rnd') })).toEqual(refused('unknown'))
    expect(await preview(game({ until: isoOf(now + 1) }))).toEqual(refused('period-wrong'))
    expect(await preview(game({ from: isoOf(now) }))).toEqual(refused('period-wrong'))
    expect(await preview(game({ from: isoOf(now - 32 * DAY_MS) }))).toEqual(refused('period-too-long'))
    await site.database.archivist.transaction((tx) =>
      sql`
        insert into game_round_file (file, since, until, rows, bytes, sha256, marks)
        values ('round_202609-1.parquet', '2026-09-01Z', '2026-10-01Z', 1, 1, 'x', 0)`.execute(tx),
    )
    const september = { from: '2026-09-20T00:00:00.000Z', until: '2026-10-02T00:00:00.000Z' }
    expect(await preview(game(september))).toEqual(refused('archived'))
  })

  test('of a provider’s round is refused: its provider rolls it back', async () => {
    const player = await playerWith()
    const id = site.context.newId('rnd')
    await site.database.pool.query(
      `insert into game_provider_round (id, provider, round, player, mode, game, opened_at)
       values ($1, 'acme', 'r1', $2, 'TournamentPoints', 'acme-slot', now())`,
      [id, player.playerId],
    )
    expect(await voids.preview({ kind: 'round', round: id })).toEqual({ success: false, reasonType: 'provider-round' })
  })

  test('is seen by auditors, and made by owners and payment agents alone', async () => {
    const scope = voids.since()()
    const auditor = await signedInOperator(site, 'only looks', 'auditor')
    expect((await auditor.call(listVoids)).status).toBe(200)
    const body = { scope, rounds: 1, reason: 'wrong-result' as const, takesWins: false, switchesOff: false, why }
    const acts = [
      async (by: typeof auditor) => by.call(previewVoid, { body: { scope } }),
      async (by: typeof auditor) => by.call(proposeVoid, { body }),
      async (by: typeof auditor) => by.call(decideVoid, { body: { id: 'vac_1', isApproved: true, rounds: 1, why } }),
    ]
    const support = await signedInOperator(site, 'helps', 'support')
    for (const act of acts) {
      expect((await act(auditor)).status).toBe(403)
      expect((await act(support)).status).toBe(403)
      expect((await act(await playerWith())).status).toBe(401)
    }
    expect((await support.call(listVoids)).status).toBe(403)
    expect((await voids.bob.call(decideVoid, { body: { id: 'vac_1', isApproved: true, rounds: 1, why } })).status).toBe(404)
  })
})

test('the ledger is whole after all acts', async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
})

/** Doubles in a hand that was free. */
async function doubleFree(player: TestPlayer): Promise<string> {
  const [slug, freeSpinsId] = ['velvet-blackjack', await giveFreeSpins(site, player, { game: 'velvet-blackjack', count: 50 })]
  for (;;) {
    site.advance(1)
    let { round } = await played(player, { slug, freeSpinsId })
    const double = round.awaiting?.options.find(({ cost }) => cost > 0)
    for (let step = 1; round.awaiting; step++) {
      const choice = (step === 1 && double?.choice) || round.awaiting.byDefault
      round = (await player.call(choose, { params: { id: round.id }, body: { choice, step } })).body.data.round
    }
    if (double) return round.id
  }
}

const spendWon = ({ playerId: player }: TestPlayer, minor: bigint) =>
  site.context.transaction((tx) =>
    post(tx, {
      key: `spent:${player}`,
      kind: 'adjustment',
      player,
      movements: [
        {
          from: { player, asset: 'tourPoints' },
          to: { house: 'expiry', asset: 'tourPoints' },
          amount: money('tourPoints', minor),
        },
      ],
    }),
  )

const isoOf = (at: number): string => new Date(at).toISOString()
