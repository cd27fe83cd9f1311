import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSessions, revokeSessions } from '#features/account/account/contract.ts'
import { askForCopy, fetchCopy, listCopies } from '#features/account/data-export/contract.ts'
import { acknowledgeRound, getRound } from '#features/play/game-session/contract.ts'
import { putCachedGames } from '#features/play/lobby/contract.ts'
import { addMessage, sendTicket } from '#features/engage/support/contract.ts'
import type { RouteContract } from '#kernel/contract.ts'
import { mayOperator, OPERATOR_ROLES, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { misfitsOf } from './testing/misfits.ts'
import { signedInOperator } from './testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'
import { mintWith, played } from './testing/spins.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const contracts = () => site.slices.flatMap(({ routes = [] }) => routes.map(({ contract }) => contract))
const isForOperators = ({ path }: RouteContract) => path.startsWith('/rest/operator/')

/** A valid call, so that only the actor can cause its refusal. */
function callFitting(client: TestClient, contract: RouteContract) {
  const [params, query, body] = [contract.params, contract.query, contract.body].map((part) => part && misfitsOf(part).fit)
  return client.call(contract, { params, query, body } as never)
}

/** A call with a body of no contract: only a permitted actor may learn so. */
const callUnfit = (client: TestClient, contract: RouteContract) => {
  const params = contract.params && misfitsOf(contract.params).fit
  return client.call(contract, { params, body: ['of no contract'] } as never)
}

/** The calls whose reply differs from the expected one. */
async function surprises(
  client: () => TestClient,
  calls: readonly RouteContract[],
  status: number,
  call = callFitting,
): Promise<string[]> {
  const found: string[] = []
  for (const contract of calls) {
    const reply = await call(client(), contract)
    if (reply.status !== status) found.push(`${reply.status} ${contract.method} ${contract.path}`)
  }
  return found
}

/** Sign-in, sign-out and registration need no session. */
const ENTRY_PATHS = ['sign-in/', 'sign-in/code/', 'sign-out/', 'me/', 'join/'].map((path) => `/rest/operator/${path}`)

/** The right that each operator call requires; null: every role has it. The test fails for an unlisted call. */
const RIGHTS: Readonly<Record<string, OperatorRight | null>> = {
  'access/': null,
  'access/change/': null,
  'books/': 'payments-read',
  'books/cases/close/': 'payments-decide',
  'books/report/': 'payments-read',
  'event-archive/': 'promotions-read',
  'affiliates/': 'affiliates-read',
  'affiliates/cancel-payout/': 'affiliates-write',
  'affiliates/change/': 'affiliates-write',
  'affiliates/decide/': 'affiliates-write',
  'affiliates/own-account/': 'affiliates-write',
  'affiliates/pay/': 'affiliates-write',
  'campaigns/': 'promotions-read',
  'campaigns/:id/': 'promotions-read',
  'campaigns/:id/change/': 'promotions-write',
  'campaigns/:id/decide/': 'promotions-approve',
  'campaigns/audience/': 'promotions-read',
  'campaigns/check/': 'promotions-read',
  'campaigns/draft/': 'promotions-write',
  'campaigns/forecast/': 'promotions-read',
  'campaigns/kill-switch/resume/': 'promotions-approve',
  'campaigns/kill-switch/stop/': 'promotions-write',
  'campaigns/save/': 'promotions-write',
  'campaigns/preview/': 'promotions-read',
  'campaigns/:id/stop-experiment/': 'promotions-approve',
  'campaigns/templates/': 'promotions-read',
  'care/': 'care-read',
  'care/:id/': 'care-read',
  'care/:id/close/': 'care-contact',
  'care/:id/contact/': 'care-contact',
  'care/:id/limit/': 'care-contact',
  'care/:id/resume/': 'care-contact',
  'care/:id/snooze/': 'care-contact',
  'closing/': 'players-read',
  'content/': 'content-read',
  'content/entry/': 'content-read',
  'content/messages/': 'content-read',
  'content/preview/': 'content-read',
  'content/publish/': 'content-write',
  'content/save/': 'content-write',
  'documents/': 'players-read',
  'documents/decide/': 'players-decide',
  'documents/open/': 'players-read',
  'eligibility/': 'eligibility-read',
  'eligibility/add/': 'eligibility-write',
  'eligibility/decide/': 'eligibility-write',
  'eligibility/remove/': 'eligibility-write',
  'exclusion/holders/': 'players-read',
  'exclusion/part/': 'players-decide',
  'features/': 'features-read',
  'features/:feature/switch/': 'features-switch',
  'filings/:id/': 'promotions-read',
  'filings/:id/record/': 'promotions-write',
  'games/:slug/switch/': 'games-switch',
  'games/returns/': 'games-read',
  'game-report/': 'games-read',
  'game-report/csv/': 'games-read',
  'site-log/': 'site-log-read',
  'site-log/seals/': 'site-log-read',
  'site-log/versions/': 'site-log-read',
  'jackpots/': 'games-read',
  'jackpots/csv/': 'games-read',
  'jackpots/rounds/:id/': 'games-read',
  'payments/': 'payments-read',
  'payments/cases/repeat/': 'payments-decide',
  'payments/disputes/:id/': 'payments-read',
  'payments/disputes/answer/': 'payments-decide',
  'payments/find/': 'payments-read',
  'payments/order/:id/': 'payments-read',
  'payments/order/:id/refund/': 'payments-decide',
  'payments/refunds/decide/': 'payments-approve',
  'payments/webhooks/replay/': 'payments-decide',
  'personal-info/correct/': 'players-decide',
  'personal-info/find/': 'players-read',
  'players-off/': 'players-read',
  'players-off/switch/': 'players-switch',
  'players-test/': 'players-test',
  'prize-cap/': 'promotions-read',
  'prize-cap/change/': 'promotions-approve',
  'prize-cap/decide/': 'promotions-approve',
  'public-profile/reset/': 'players-decide',
  'redemptions/': 'payments-read',
  'redemptions/decide/': 'payments-decide',
  'redemptions/claim/': 'payments-decide',
  'runs/:id/': 'promotions-read',
  'runs/:id/recompute/': 'promotions-read',
  'runs/confirm-refusal/': 'promotions-approve',
  'runs/:id/rebuild/': 'promotions-read',
  'runs/approve-rebuild/': 'promotions-approve',
  'runs/dispute-pack/': 'promotions-read',
  'runs/discard-rebuild/': 'promotions-write',
  'runs/start-rebuild/': 'promotions-write',
  'runs/explain/': 'promotions-read',
  'runs/held/': 'promotions-read',
  'runs/pay-late/': 'promotions-write',
  'runs/refuse-late/': 'promotions-write',
  'runs/replay/': 'promotions-write',
  'support/': 'players-read',
  'support/answer/': 'players-decide',
  'support/find/': 'players-read',
  'void-rounds/': 'games-read',
  'void-rounds/decide/': 'rounds-void',
  'void-rounds/preview/': 'rounds-void',
  'void-rounds/propose/': 'rounds-void',
  'team/': 'operators-read',
  'team/answer/': 'operators-manage',
  'team/change/': 'operators-manage',
  'team/email/': 'operators-manage',
  'team/invite/': 'operators-manage',
  'verification/': 'players-read',
  'winners/': 'players-read',
  'verification/decide/': 'players-decide',
}

const ofOperators = () => contracts().filter((contract) => isForOperators(contract) && !ENTRY_PATHS.includes(contract.path))

describe('access by actor', () => {
  test('a guest is refused every player call', async () => {
    const ofPlayers = contracts().filter(({ actor }) => actor === 'player')
    expect(ofPlayers.length).toBeGreaterThan(50)
    expect(await surprises(() => site.visitor(), ofPlayers, 401)).toEqual([])
  })

  test('a guest and a player are refused every operator call', async () => {
    const player = await site.player()
    expect(await surprises(() => site.visitor(), ofOperators(), 401)).toEqual([])
    expect(await surprises(() => player, ofOperators(), 401)).toEqual([])
  })

  test('an actor who may not make a call is told so whatever its body, and learns nothing of its schema', async () => {
    const withBody = (calls: readonly RouteContract[]) => calls.filter(({ body }) => body)
    const ofPlayers = withBody(contracts().filter(({ actor }) => actor === 'player'))
    expect(await surprises(() => site.visitor(), ofPlayers, 401, callUnfit)).toEqual([])
    const player = await site.player()
    expect(await surprises(() => player, withBody(ofOperators()), 401, callUnfit)).toEqual([])
    const auditor = await signedInOperator(site, 'reads-only', 'auditor')
    const writes = withBody(ofOperators()).filter(({ right }) => right && !mayOperator('auditor', right))
    expect(writes.length).toBeGreaterThan(5)
    expect(await surprises(() => auditor, writes, 403, callUnfit)).toEqual([])
    expect(await surprises(() => site.visitor(), [putCachedGames], 403, callUnfit)).toEqual([])
  })

  test('every operator call has its right listed here', () => {
    const paths = ofOperators().map(({ path }) => path.slice('/rest/operator/'.length))
    expect(paths.filter((path) => !(path in RIGHTS))).toEqual([])
  })

  test.each(Object.keys(OPERATOR_ROLES) as OperatorRole[])(
    'an operator with the role %s has its calls and no others',
    async (role) => {
      const operator = await signedInOperator(site, `has-${role}`, role)
      const found: string[] = []
      for (const contract of ofOperators()) {
        const path = contract.path.slice('/rest/operator/'.length)
        const right = RIGHTS[path] ?? null
        const { status } = await callFitting(operator, contract)
        if ((status === 403) === (right === null || mayOperator(role, right))) found.push(`${status} ${path}`)
      }
      expect(found).toEqual([])
    },
  )
})

interface Own {
  /** Creates it and returns its id. */
  make(owner: TestPlayer): Promise<string>
  /** The stranger's reply. */
  tried(stranger: TestClient, id: string): Promise<object>
  readonly answer: object
}

const NOT_FOUND = { status: 404 }
const roundOf = async (owner: TestPlayer) => (await played(owner, { slug: 'voltage-sevens', stake: 10_000 })).round.id

/** Each kind of resource that a call names by id. */
const OWN: Readonly<Record<string, Own>> = {
  'round is not shown': {
    make: roundOf,
    tried: (by, id) => by.call(getRound, { params: { id } }),
    answer: NOT_FOUND,
  },
  'round is not acknowledged': {
    make: roundOf,
    tried: (by, id) => by.call(acknowledgeRound, { params: { id } }),
    answer: NOT_FOUND,
  },
  'question is not gone on with': {
    async make(owner) {
      const { body } = await owner.call(sendTicket, { body: { topic: 'games', text: 'Where is my round?' } })
      return body.success ? body.data.id : ''
    },
    tried: (by, id) => by.call(addMessage, { body: { id, text: 'It is mine now.' } }),
    answer: { body: { success: false, reasonType: 'unknown-ticket' } },
  },
  'copy of personal data is not fetched': {
    async make(owner) {
      await owner.call(askForCopy)
      await site.runJobs()
      return String((await owner.call(listCopies)).body.data.copies[0]!.id)
    },
    tried: (by, id) => by.call(fetchCopy, { params: { id } }),
    answer: NOT_FOUND,
  },
}

describe('another player’s', () => {
  test.each(Object.entries(OWN))('%s', async (_, { make, tried, answer }) => {
    const [owner, stranger] = [await mintWith(site, { coins: 100_000 }), await site.player()]
    const id = await make(owner)
    expect(id).toMatch(/./)
    expect(await tried(stranger, id)).toMatchObject(answer)
  })

  test('session is not ended', async () => {
    const [owner, stranger] = [await site.player(), await site.player()]
    const [own] = (await owner.call(listSessions)).body.data.sessions
    await stranger.call(revokeSessions, { body: { id: own!.id } })
    expect((await owner.call(listSessions)).status).toBe(200)
  })
})
