import { expect } from 'vitest'
import { signedInOperator } from './operator.ts'
import type { TestPlayer, TestSite } from './site.ts'
import { played, SLUG, type SpinChoice } from './spins.ts'
import { assert } from '#kernel/result.ts'
import { readBalances } from '#ledger/index.ts'
import type { JobContext } from '#platform/context.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { decideVoid, listVoids, previewVoid, proposeVoid, type VoidScope } from '#features/back-office/void-rounds/contract.ts'

export const VOID_WHY = 'reel strip 3 was wrong'

interface Asked {
  readonly takesWins?: boolean
  readonly switchesOff?: boolean
  readonly rounds?: number
  readonly key?: string
}

/** Two operators of a test site who void rounds, and players who play them. */
export async function openVoids(site: TestSite) {
  const ann = await signedInOperator(site, 'ann', 'owner')
  const bob = await signedInOperator(site, 'bob', 'payments')
  const preview = async (scope: VoidScope, by: TestClient = ann) => (await by.call(previewVoid, { body: { scope } })).body
  const countOf = async (scope: VoidScope): Promise<number> => {
    const reply = await preview(scope)
    return reply.success ? reply.data.rounds : 0
  }

  const propose = async (scope: VoidScope, { takesWins = false, switchesOff = false, rounds, key }: Asked = {}) => {
    const count = rounds ?? Math.max(1, await countOf(scope))
    const body = { scope, rounds: count, reason: 'wrong-result' as const, takesWins, switchesOff, why: VOID_WHY }
    return (await ann.call(proposeVoid, { body, ...(key && { headers: { 'idempotency-key': key } }) })).body
  }
  const acts = async () => (await bob.call(listVoids)).body.data.acts
  const actOf = async (id: string) => (await acts()).find((act) => act.id === id)!
  const decide = async (id: string, { by = bob, isApproved = true, rounds }: Decided = {}) => {
    const left = (await actOf(id)).left.reduce((sum, each) => sum + each.rounds, 0)
    return (await by.call(decideVoid, { body: { id, isApproved, rounds: rounds ?? left, why: VOID_WHY } })).body
  }
  return {
    ann,
    bob,
    preview,
    propose,
    decide,
    actOf,
    acts,
    /** The job that continues acts, as one process runs it. */
    async runJob(over: Partial<JobContext> = {}): Promise<void> {
      const { jobs } = site.slices.find(({ id }) => id === 'void-rounds')!
      await jobs![0]!.run({ ...site.context, ...over } as JobContext)
    },
    /** The rounds from this moment until `scope` is asked. */
    since(game = SLUG) {
      site.advance(1_000)
      const from = site.clock.now()
      return (): VoidScope => {
        site.advance(1_000)
        const until = site.clock.now()
        return { kind: 'game', game, definitionHash: null, from: isoOf(from), until: isoOf(until) }
      }
    },
    /** An act that was approved by hand, so that none of its rounds is void yet. */
    async approved(scope: VoidScope): Promise<string> {
      const proposed = await propose(scope)
      assert(proposed.success, 'an act was refused')
      await site.database.pool.query(
        `update round_void_act set state = 'running', decided_at = now(),
           decided_by = (select id from operator where name = 'bob') where id = $1`,
        [proposed.data.id],
      )
      return proposed.data.id
    },
    /** Asked by one operator and approved by another. */
    async voidAll(scope: VoidScope, asked: Asked = {}) {
      const proposed = await propose(scope, asked)
      assert(proposed.success, `an act was refused: ${JSON.stringify(proposed)}`)
      expect(await decide(proposed.data.id)).toEqual({ success: true })
      return actOf(proposed.data.id)
    },
    /** Plays until a round wins. */
    async winOne(player: TestPlayer, choice: SpinChoice = {}) {
      for (let tries = 0; tries < 200; tries++) {
        site.advance(1)
        const { round } = await played(player, choice)
        if (round.win > 0) return round
      }
      throw new Error('no round won')
    },
    balancesOf: async ({ playerId }: TestPlayer) => {
      const { version: _, ...balances } = await readBalances(site.context.reader, playerId)
      return balances
    },
  }
}

interface Decided {
  readonly by?: TestClient
  readonly isApproved?: boolean
  readonly rounds?: number
}

const isoOf = (at: number): string => new Date(at).toISOString()
