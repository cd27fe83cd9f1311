import { mintPlayer, type MintedPlayer } from '#features/account/registration/server/index.ts'
import { confirm, listUnconfirmed } from '#features/protection/terms/contract.ts'
import { addAccount, addGiftCard, requestRedemption } from '#features/store/redemptions/contract.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { createTestClient, type TestClient } from '#platform/testing/client.ts'
import { BENCH_THEME, openBenchSite } from '../site/open-site.ts'
import { type Kind, type Listening, type Request, SAMPLE, type Start } from './served.ts'

/** The site in its own process, with buyers, and winners of whom some have what a rule looks for. */
const { url, provider, buyers } = JSON.parse(process.argv[2] ?? '') as Start
const { url: providerUrl, ...access } = provider
const { site, database } = await openBenchSite(url, [sandboxProvider({ ...access, url: () => providerUrl })])
const context = site.contextFor(BENCH_THEME)
const ROUTING = '021000021'
const SHARED_NUMBER = '111122223333'
let numbers = 40_000_001

type Player = MintedPlayer & { readonly client: TestClient }

async function newPlayer(): Promise<Player> {
  const minted = await mintPlayer(context)
  const client = createTestClient(site.app, BENCH_THEME.hosts[0] ?? 'localhost')
  client.cookies.set(SESSION_COOKIE, minted.token)
  const { body } = await client.call(listUnconfirmed)
  await client.call(confirm, { body: { ids: body.data.documents.map(({ id }) => id) } })
  return { ...minted, client }
}

/** A verified player with winnings. */
async function newWinner(kind: Kind): Promise<Player> {
  const player = await newPlayer()
  const { playerId } = player
  const since = kind === 'new account' ? '1 hour' : '9 days'
  await database.pool.query(
    `update player set name = 'Ann', surname = 'Lee', created_at = created_at - $2::interval,
       email = 'winner-' || id || '@players.example', email_confirmed_at = created_at where id = $1`,
    [playerId, since],
  )
  await context.transaction(async (tx) => {
    await markVerified(tx, playerId, { at: context.clock.now(), by: 'bench' })
    await post(tx, {
      key: 'won',
      kind: 'round',
      player: playerId,
      movements: [
        {
          from: { house: 'games', asset: 'winnings' },
          to: { player: playerId, asset: 'winnings' },
          amount: money('winnings', 200_000n),
        },
      ],
    })
    if (kind === 'unplayed entries') {
      const amount = money('entries', 50_00n)
      const movement = {
        from: { house: 'promotions', asset: 'entries' },
        to: { player: playerId, asset: 'entries' },
        amount,
      } as const
      await post(tx, { key: 'gift', kind: 'purchase', player: playerId, movements: [movement] })
    }
  })
  return player
}

async function newRequest(kind: Kind, nth: number): Promise<Request> {
  const { client, token } = await newWinner(kind)
  const accountId = await newAccount(kind, client)
  if (kind === 'second today')
    await client.call(requestRedemption, { body: { cents: 10_000, accountId }, headers: { 'idempotency-key': 'first' } })
  return { kind, token, accountId, cents: kind === 'large' ? 60_000 : 10_000 + 400 * nth }
}

async function newAccount(kind: Kind, client: TestClient): Promise<string> {
  const isShared = kind === 'shared account'
  const { body } =
    kind === 'gift card'
      ? await client.call(addGiftCard)
      : await client.call(addAccount, { body: { routing: ROUTING, number: isShared ? SHARED_NUMBER : String(numbers++) } })
  const { data } = body
  if (!data) throw new Error(`no account for ${kind}: ${JSON.stringify(body)}`)
  return data.id
}

const tokens: string[] = []
for (let nth = 0; nth < buyers; nth++) tokens.push((await newPlayer()).token)
const requests: Request[] = []
for (const [kind, count] of Object.entries(SAMPLE) as [Kind, number][])
  for (let nth = 0; nth < count; nth++) requests.push(await newRequest(kind, nth))
await site.app.listen({ host: '127.0.0.1', port: 0 })
const address = site.app.server.address()
const listening: Listening = { port: typeof address === 'object' ? (address?.port ?? 0) : 0, buyers: tokens, requests }
process.stdout.write(`${JSON.stringify(listening)}\n`)
process.on(
  'SIGTERM',
  () =>
    void site
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
