import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { played } from '#apps/site/testing/spins.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { decideRedemption, listRedemptions } from '../shared/operator-contract.ts'
import { nextNumber, openBench } from '#apps/site/testing/redemption-bench.ts'

const { site, payments, winner, redeem, overview, latest, jobs, close } = await openBench()
let ann: TestClient
let bob: TestClient
beforeAll(async () => {
  ann = await signedInOperator(site, 'ann', 'payments')
  bob = await signedInOperator(site, 'bob', 'payments')
})
beforeEach(() => payments.script({ payouts: 'paid' }))
afterAll(close)

describe('the desk', () => {
  const decide = async (by: TestClient, id: string, decision: 'approve' | 'refuse' = 'approve') =>
    (await by.call(decideRedemption, { body: { id, decision, why: 'looked at it' } })).body

  test('shows what the rules found, and one operator decides up to the limit', async () => {
    const number = nextNumber()
    const [first, second] = [await winner(20_000, { number }), await winner(20_000, { number })]
    const { data } = await redeem(second, 6_000)
    expect(data).toMatchObject({ state: 'review', reason: 'shared-method', owner: 'us' })
    const { requests } = (await ann.call(listRedemptions)).body.data
    const shown = requests.find(({ id }) => id === data!.id)
    expect(shown).toMatchObject({ approval: null, sharedWith: [first.player.login], facts: { sharedWith: 1 } })
    expect(shown?.rules.filter(({ verdict }) => verdict !== 'pass')).toEqual([
      { id: 'R11', code: 'shared-method', verdict: 'review' },
    ])
    expect(await decide(ann, data!.id)).toEqual({ success: true, data: { outcome: 'approved' } })
    expect(await latest(second)).toMatchObject({ state: 'paid' })
    expect(await decide(bob, data!.id, 'refuse')).toEqual({ success: false, reasonType: 'decided' })
    const { rows } = await site.database.pool.query(
      "select what, why from audit_event where subject = $1 and what like 'redemption-%'",
      [second.player.playerId],
    )
    expect(rows).toEqual([{ what: 'redemption-approved', why: 'looked at it' }])
  })

  test('a player whose largest win replays to another result waits for an operator', async () => {
    const player = await winner()
    await site.context.transaction(async (tx) => {
      const movement = {
        from: { house: 'promotions', asset: 'entries' } as const,
        to: { player: player.player.playerId, asset: 'entries' } as const,
        amount: money('entries', 1_000_000n),
      }
      await post(tx, { key: 'entries', kind: 'grant', player: player.player.playerId, movements: [movement] })
    })
    await player.player.call(switchToSweepStakes)
    const { rows } = await (async () => {
      for (;;) {
        await played(player.player)
        const won = await site.database.pool.query('select id from game_round where player = $1 and win > 0', [
          player.player.playerId,
        ])
        if (won.rows.length > 0) return won
      }
    })()
    const id = rows[0].id
    expect((await redeem(player, 5_000)).data?.state).toBe('paid')
    // Rounds are append-only, so the change needs the database's owner.
    await withClient((site.database as TestDatabase).ownerUrl, async (client) => {
      await client.query('alter table game_round disable trigger user')
      await client.query('update game_round set win = win + 1 where id = $1', [id])
      await client.query('alter table game_round enable trigger user')
    })
    const { data } = await redeem(player, 5_000)
    expect(data).toMatchObject({ state: 'review', reason: 'round-check' })
    const { requests } = (await ann.call(listRedemptions)).body.data
    expect(requests.find((each) => each.id === data?.id)?.facts['wrongRounds']).toEqual([id])
  })

  test('ROUND-8 play amounts of void rounds count as not played, so that they have to be played again', async () => {
    const player = await winner()
    const { playerId } = player.player
    const move = (kind: string, amount: bigint, isIn: boolean) =>
      site.context.transaction((tx) => {
        const [house, own] = [{ house: 'games', asset: 'entries' } as const, { player: playerId, asset: 'entries' } as const]
        const movement = { ...(isIn ? { from: house, to: own } : { from: own, to: house }), amount: money('entries', amount) }
        return post(tx, { key: `${kind} of entries`, kind, player: playerId, movements: [movement] })
      })
    await move('purchase', 500n, true)
    await move('round', 500n, false)
    expect((await redeem(player, 5_000)).data?.state).toBe('paid')
    await move('round-void', 100n, true)
    const { data } = await redeem(player, 5_000)
    expect(data).toMatchObject({ state: 'review', reason: 'pattern' })
    const { requests } = (await ann.call(listRedemptions)).body.data
    expect(requests.find((each) => each.id === data?.id)?.facts).toMatchObject({ entriesGranted: 500, entriesPlayed: 400 })
  })

  test('a request whose archived rounds cannot be read goes to an operator', async () => {
    const player = await winner()
    await withClient((site.database as TestDatabase).ownerUrl, async (client) => {
      await client.query(
        `insert into game_round_file (file, since, until, rows, bytes, sha256, marks)
         values ('round_202601-1.parquet', '2026-01-01Z', '2026-02-01Z', 1, 1, '', 0)`,
      )
      await client.query(
        `insert into game_round_archived (player, file, first_row, rounds, first_id, last_id, games, sums)
         values ($1, 'round_202601-1.parquet', 0, 1, 'rnd_01', 'rnd_01', '[]', '[]')`,
        [player.player.playerId],
      )
    })
    expect((await redeem(player, 5_000)).data).toMatchObject({ state: 'review', reason: 'round-check' })
  })

  test('above the limit of one person two operators approve', async () => {
    const rich = await winner(400_000)
    await rich.player.call(contract.giveTaxForm, { body: { number: '123456789' } })
    const { data } = await redeem(rich, 200_001)
    expect(data).toMatchObject({ state: 'review', reason: 'large-amount' })
    expect(await decide(ann, data!.id)).toEqual({ success: true, data: { outcome: 'half-approved' } })
    expect(await decide(ann, data!.id)).toEqual({ success: false, reasonType: 'your-own' })
    expect((await latest(rich))?.state).toBe('review')
    expect(await decide(bob, data!.id)).toEqual({ success: true, data: { outcome: 'approved' } })
    expect(await latest(rich)).toMatchObject({ state: 'paid', withheldCents: 0 })
  })

  test('a part is approved by two of the same amount, and the rest is the player’s again (PAY-5)', async () => {
    const rich = await winner(400_000)
    await rich.player.call(contract.giveTaxForm, { body: { number: '123456789' } })
    const { data } = await redeem(rich, 390_000)
    const part = async (by: TestClient, cents: number) =>
      (await by.call(decideRedemption, { body: { id: data!.id, decision: 'approve', cents, why: 'a part of it' } })).body
    expect(await part(ann, 390_001)).toEqual({ success: false, reasonType: 'amount' })
    expect(await part(ann, 300_000)).toEqual({ success: true, data: { outcome: 'half-approved' } })
    expect(await part(bob, 310_000)).toEqual({ success: true, data: { outcome: 'half-approved' } })
    expect(await part(bob, 310_000)).toEqual({ success: false, reasonType: 'your-own' })
    expect(await part(ann, 310_000)).toEqual({ success: true, data: { outcome: 'approved' } })
    const paid = await latest(rich)
    expect(paid).toMatchObject({ state: 'paid', askedCents: 390_000, cents: 310_000 })
    expect(paid?.steps.find(({ state }) => state === 'approved')?.reason).toBe('part-approved')
    expect(await overview(rich)).toMatchObject({ winnings: 90_000, heldWinnings: 0 })
    expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
  })

  test('a question waits for the player’s answer, and takes an earlier approval back', async () => {
    const rich = await winner(400_000)
    await rich.player.call(contract.giveTaxForm, { body: { number: '123456789' } })
    const { data } = await redeem(rich, 250_000)
    const id = data!.id
    await decide(ann, id)
    const ask = async (question?: string) =>
      (await bob.call(decideRedemption, { body: { id, decision: 'ask', why: 'name is short', ...(question && { question }) } }))
        .body
    expect(await ask()).toEqual({ success: false, reasonType: 'question-needed' })
    expect(await ask('Please send a bank letter.')).toEqual({ success: true, data: { outcome: 'asked' } })
    expect(await ask('Please send a bank letter.')).toEqual({ success: false, reasonType: 'decided' })
    await jobs()
    expect(await latest(rich)).toMatchObject({
      state: 'needs-player',
      reason: 'question',
      owner: 'you',
      question: 'Please send a bank letter.',
    })
    const answerBy = (by: TestClient, answer: string) => by.call(contract.answerQuestion, { params: { id }, body: { answer } })
    const stranger = await winner()
    expect((await answerBy(stranger.player, 'mine')).status).toBe(404)
    const replies = await Promise.all([answerBy(rich.player, 'Sent it.'), answerBy(rich.player, 'Sent it.')])
    expect(replies.map(({ body }) => body.data?.state)).toEqual(['review', 'review'])
    const { requests } = (await ann.call(listRedemptions)).body.data
    const shown = requests.find((each) => each.id === id)
    expect(shown).toMatchObject({ approval: null, questions: [{ askedBy: 'bob', answer: 'Sent it.' }] })
    expect((await latest(rich))?.question).toBeNull()
    expect(await decide(ann, id)).toEqual({ success: true, data: { outcome: 'half-approved' } })
    expect(await decide(bob, id)).toEqual({ success: true, data: { outcome: 'approved' } })
    const ended = (await ann.call(listRedemptions, { query: { which: 'ended' } })).body.data.requests
    expect(ended.find((each) => each.id === id)).toMatchObject({ state: 'paid', payouts: [{ state: 'paid', cents: 250_000 }] })
  })

  test('a refusal gives the winnings back, and one of two operators at once decides', async () => {
    const rich = await winner(100_000)
    const { data } = await redeem(rich, 60_000)
    const replies = await Promise.all([decide(ann, data!.id, 'refuse'), decide(bob, data!.id, 'refuse')])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(await overview(rich)).toMatchObject({ winnings: 100_000, heldWinnings: 0 })
    expect(await latest(rich)).toMatchObject({ state: 'refused', reason: 'by-operator', owner: null })
  })
})
