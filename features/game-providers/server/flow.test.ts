import { generateKeyPairSync, type KeyPairKeyObjectResult as KeyPair } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { money } from '#kernel/money.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { checkInvariants, post } from '#ledger/index.ts'
import { addFavorite, getGames } from '#features/lobby/contract.ts'
import { launchProviderGame } from '../contract.ts'
import { runConformance } from './conformance/kit.ts'
import { WalletClient } from './conformance/wallet-client.ts'
import { closeProvider, type ProviderCard, registerProvider } from './providers.ts'

const GAME = 'lantern-flip'
const workshop = generateKeyPairSync('ed25519')
const secret = secretOf(workshop)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const keys = { one: publicOf(workshop) }
  const provider = { id: 'workshop', title: 'Workshop', launch_url: 'https://games.example/open', games: [GAME], keys }
  await site.context.transaction((tx) => registerProvider(tx, provider))
})
afterAll(() => site.close())

const nowSeconds = () => Math.floor(site.context.clock.now() / SECOND_MS)

const headersOf = (signed: Readonly<Record<string, string>>) => ({
  host: 'velmora.localhost',
  'content-type': 'application/json',
  ...signed,
})

const client = (key = secret, id = 'workshop/one') =>
  new WalletClient(
    { id, secret: key },
    async (path, body, headers) =>
      (await site.app.inject({ method: 'POST', url: path, payload: body, headers: headersOf(headers) })).json(),
    nowSeconds,
  )

async function richPlayer(coins: bigint): Promise<TestPlayer> {
  const player = await site.player()
  const amount = money('coins', coins)
  const { playerId } = player
  const movements = [
    {
      from: { house: 'promotions' as const, asset: 'coins' as const },
      to: { player: playerId, asset: 'coins' as const },
      amount,
    },
  ]
  await site.context.transaction((tx) => post(tx, { key: 'start', kind: 'gift', player: playerId, movements }))
  return player
}

async function launched(player: TestPlayer): Promise<string> {
  const { body } = await player.call(launchProviderGame, { params: { provider: 'workshop', game: GAME } })
  const url = new URL(body.data.url)
  expect(url.origin).toBe('https://games.example')
  expect(url.searchParams.get('game')).toBe(GAME)
  return url.searchParams.get('token')!
}

test('the wallet does all that the conformance kit asks of one, and every coin is where it should be', async () => {
  const player = await richPlayer(5_000n)
  const expiredToken = await launched(player)
  await site.database.pool.query("update game_provider_session set expires_at = '2020-01-01'")
  const token = await launched(player)
  const results = await runConformance({ client: client(), token, expiredToken, game: GAME, newId: () => crypto.randomUUID() })
  expect(results.filter(({ fault }) => fault)).toEqual([])
  expect(results.length).toBeGreaterThan(18)
  expect(await checkInvariants(site.database.reader)).toEqual([])
})

test('two processes give one player’s money once', async () => {
  const player = await richPlayer(1_000n)
  const token = await launched(player)
  const other = await openTestSite({ beside: site })
  let turn = 0
  const results = await runConformance({
    client: new WalletClient(
      { id: 'workshop/one', secret },
      async (path, body, headers) => {
        const app = turn++ % 2 === 0 ? site.app : other.app
        const answer = await app.inject({ method: 'POST', url: path, payload: body, headers: headersOf(headers) })
        return answer.json()
      },
      nowSeconds,
    ),
    token,
    game: GAME,
    newId: () => crypto.randomUUID(),
  })
  await other.close()
  expect(results.filter(({ fault }) => fault)).toEqual([])
})

test('a provider’s games are in the lobby while it is known, with its name and the page that plays them', async () => {
  const words = { en: 'A coin', es: 'Una moneda' }
  const card = {
    code: 'coin-toss',
    title: 'Coin Toss',
    category: 'instant-games',
    rules: words,
    tagline: words,
    bgColor: '#123456',
  }
  const keys = { one: publicOf(workshop) }
  const mint = { id: 'mint', title: 'The Mint', launch_url: 'https://mint.example/open', games: ['coin-toss'], keys }
  await site.context.transaction((tx) => registerProvider(tx, { ...mint, cards: [card as ProviderCard] }))
  const player = await site.player()
  const lobby = async () => (await player.call(getGames)).body
  await expect.poll(async () => (await lobby()).providers).toContainEqual({ id: 'mint', slug: 'mint', title: 'The Mint' })
  const { games, providers, issueGamesIds, providerGamesIds } = await lobby()
  expect(providers[0]?.id).toBe('house')
  expect(games.find(({ id }) => id === 'coin-toss')).toMatchObject({
    provider: 'mint',
    path: '/provider/mint/coin-toss',
    helpPath: null,
  })
  expect(issueGamesIds['instant-games']).toContain('coin-toss')
  expect(providerGamesIds['mint']).toEqual(['coin-toss'])
  expect((await player.call(addFavorite, { params: { gameId: 'coin-toss' } })).body.data.favoriteGames).toEqual(['coin-toss'])
  await site.context.transaction((tx) => closeProvider(tx, 'mint'))
  await expect.poll(async () => (await lobby()).providers.map(({ id }) => id)).not.toContain('mint')
})

test('a game that the provider does not have, and a provider that is none, are not opened', async () => {
  const player = await site.player()
  const launch = (provider: string, game: string) => player.call(launchProviderGame, { params: { provider, game } })
  expect(await launch('workshop', 'chess')).toMatchObject({ status: 404 })
  expect(await launch('nobody', GAME)).toMatchObject({ status: 404 })
})

test('a key of one provider signs nothing for another, and an old key is taken until it is gone', async () => {
  const keys = (...names: string[]) => Object.fromEntries(names.map((name) => [name, publicOf(pair)]))
  const pair = generateKeyPairSync('ed25519')
  const provider = { id: 'other', title: 'Other', launch_url: 'https://other.example', games: [GAME] }
  const register = (names: string[]) =>
    site.context.transaction((tx) => registerProvider(tx, { ...provider, keys: keys(...names) }))
  const ask = (id: string, key: string) => client(key, id).call('authenticate', { request_uuid: 'r', token: 'none' })
  await register(['old', 'new'])
  expect(await ask('other/old', secretOf(pair))).toMatchObject({ status: 'INVALID_TOKEN' })
  expect(await ask('other/old', secret)).toMatchObject({ status: 'INVALID_SIGNATURE' })
  await register(['new'])
  expect(await ask('other/old', secretOf(pair))).toMatchObject({ status: 'INVALID_PARTNER' })
  expect(await ask('other/new', secretOf(pair))).toMatchObject({ status: 'INVALID_TOKEN' })
})

function secretOf({ privateKey }: KeyPair): string {
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

function publicOf({ publicKey }: KeyPair): string {
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
}
