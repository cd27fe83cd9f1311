import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount, GRACE_DAYS } from '#features/account/account-closure/contract.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { RequestSigner } from '#platform/crypto/signed-request.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import {
  confirmPassword,
  getProfile,
  signOut,
  switchToSweepStakes,
  switchToTournamentPoints,
} from '#features/account/account/contract.ts'
import { addFavorite, getGames } from '#features/play/lobby/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { exportRounds, listRounds } from '#features/play/round-history/contract.ts'
import { acknowledge, getInfo } from '#features/protection/reality-check/contract.ts'
import { checkPosition } from '#features/protection/jurisdiction/contract.ts'
import { getProviderRound, launchProviderGame, playWinnings } from '../contract.ts'
import { runConformance } from './conformance/kit.ts'
import { WalletClient } from './conformance/wallet-client.ts'
import { closeProvider, type ProviderCard, registerProvider } from './providers.ts'
import { addToRound } from './store.ts'
import { benchOf } from './test-bench.ts'
import { GAME, provider, publicOf, secretOf, workshop } from './test-workshop.ts'

/** Everything is open, coins only, nothing. */
const [AUSTIN, ALBANY, SEATTLE] = [[30.27, -97.74] as const, [42.65, -73.75] as const, [47.61, -122.33] as const]
const secret = secretOf(workshop)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.context.transaction((tx) => registerProvider(tx, provider))
})
afterAll(() => site.close())

const { client, betOf, give, headersOf, launched, nowSeconds, richPlayer } = benchOf(() => site)

test('the wallet passes the conformance kit, and every coin is accounted for', async () => {
  const player = await richPlayer(5_000n)
  const expiredToken = await launched(player)
  await site.database.pool.query("update game_provider_session set expires_at = '2020-01-01'")
  const token = await launched(player)
  const results = await runConformance({ client: client(), token, expiredToken, game: GAME, newId: () => crypto.randomUUID() })
  expect(results.filter(({ fault }) => fault)).toEqual([])
  expect(results.length).toBeGreaterThan(18)
  expect(results.filter(({ isLeftOut }) => isLeftOut)).toEqual([])
  expect(await checkInvariants(site.database.reader)).toEqual([])
})

test('two concurrent processes credit a player’s money once', async () => {
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
  expect(results.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(1)
})

test('a known provider’s games are in the lobby with its name and the page that plays them', async () => {
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

test('a game that the provider does not have and an unknown provider cannot be opened', async () => {
  const player = await site.player()
  const launch = (provider: string, game: string) => player.call(launchProviderGame, { params: { provider, game }, body: {} })
  expect(await launch('workshop', 'chess')).toMatchObject({ status: 404 })
  expect(await launch('nobody', GAME)).toMatchObject({ status: 404 })
})

test('a game that its provider withdrew takes no bet, but earlier bets can still win', async () => {
  const player = await richPlayer(1_000n)
  const token = await launched(player)
  const held = await betOf(player, token)
  await site.context.transaction((tx) => closeProvider(tx, provider.id))
  expect((await betOf(player, token)).status).toBe('INVALID_GAME')
  expect([await held.win(50), await held.rollback()]).toEqual(['OK', 'OK'])
  await site.context.transaction((tx) => registerProvider(tx, provider))
})

test('a body of invalid JSON is reported only to a caller with a valid signature', async () => {
  const [url, payload] = ['/wallet/v1/bet/', '{"user":']
  const signed = new RequestSigner('workshop/one', secretOf(workshop)).headersFor(url, payload, String(nowSeconds(site)))
  const answerTo = async (headers: Record<string, string>) => {
    const reply = await site.app.inject({ method: 'POST', url, payload, headers: headersOf(headers) })
    return [reply.statusCode, reply.json()]
  }
  expect(await answerTo(signed)).toEqual([200, { status: 'WRONG_SYNTAX', request_uuid: '' }])
  expect(await answerTo({})).toEqual([200, { status: 'INVALID_PARTNER', request_uuid: '' }])
})

test('a provider’s key cannot sign for another provider, and an old key works until it is removed', async () => {
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

/** One bet in a new round, and its result. */
test('an unread reminder stops bets too, while earlier bets are still paid and rolled back', async () => {
  const player = await richPlayer(10_000n)
  const token = await launched(player)
  const before = [await betOf(player, token), await betOf(player, token)] as const
  // Bets count as activity, so no player becomes idle while playing.
  for (let minutes = 0; minutes < 60; minutes += 20) {
    expect(await betOf(player, token)).toMatchObject({ status: 'OK' })
    site.advance(20 * MINUTE_MS)
  }
  const late = await betOf(player, token)
  expect(late.status).toBe('USER_DISABLED')
  expect(await before[0].win(300)).toBe('OK')
  expect(await before[1].rollback()).toBe('OK')
  // Five bets were accepted, one of them was rolled back.
  expect((await player.call(getProfile)).body.data.playerInfo.playerBalance).toMatchObject({ coins: 9_600, tourPoints: 300 })
  await player.call(acknowledge)
  expect(await betOf(player, token)).toMatchObject({ status: 'OK' })
})

test('30 idle minutes stop bets until the password is entered', async () => {
  const password = 'plum tram forty gull'
  const player = await richPlayer(10_000n, { password })
  const token = await launched(player)
  site.advance(30 * MINUTE_MS)
  expect(await betOf(player, token)).toMatchObject({ status: 'USER_DISABLED' })
  await player.call(confirmPassword, { body: { password } })
  expect(await betOf(player, token)).toMatchObject({ status: 'OK' })
})

test('bets are checked by the player’s location and the launch’s mode, not by the provider’s server', async () => {
  await using other = await openTestSite({ jurisdiction: { check: 'coordinates', privatePlace: 'US-TX' } })
  await other.context.transaction((tx) => registerProvider(tx, provider))
  const player = await other.player()
  const standsIn = (latitude: number, longitude: number) =>
    player.call(checkPosition, { query: { latitude, longitude, accuracy: 100 } })
  const bet = async (token: string) => (await betOf(player, token, 100, other)).status
  await standsIn(...AUSTIN)
  const forCoins = await launched(player)
  expect(await bet(forCoins)).toBe('NOT_ENOUGH_MONEY')
  await player.call(switchToSweepStakes)
  const forEntries = await launched(player)
  await player.call(switchToTournamentPoints)
  await standsIn(...ALBANY)
  expect(await bet(forCoins)).toBe('NOT_ENOUGH_MONEY')
  expect(await bet(forEntries)).toBe('USER_DISABLED')
  await standsIn(...SEATTLE)
  expect(await bet(forCoins)).toBe('USER_DISABLED')
})

test('winnings are played, and counted as balance, only in a launch that the player consented to', async () => {
  const player = await richPlayer(1_000n)
  await give(player, 'winnings', 800n)
  await player.call(switchToSweepStakes)
  const balanceIn = async (token: string) => await client().call('authenticate', { request_uuid: crypto.randomUUID(), token })
  const [unasked, agreed] = [await launched(player), await launched(player, { mayPlayWinnings: true })]
  expect(await balanceIn(unasked)).toMatchObject({ status: 'OK', balance: 0, currency: 'SC' })
  expect(await betOf(player, unasked)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
  expect(await balanceIn(agreed)).toMatchObject({ status: 'OK', balance: 800 })
  expect(await betOf(player, agreed)).toMatchObject({ status: 'OK' })
  expect(await balanceIn(unasked)).toMatchObject({ balance: 0 })

  // Consent given mid-round changes only the balance that may be played from then on.
  await give(player, 'entries', 100n)
  const played = await betOf(player, unasked)
  expect(played.status).toBe('OK')
  const yes = (token: string, by = player) =>
    by.call(playWinnings, { params: { provider: 'workshop', game: GAME }, body: { token } })
  expect((await yes('nothing')).status).toBe(404)
  expect((await yes(unasked, await site.player())).status).toBe(404)
  expect([await yes(unasked), await yes(unasked)]).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await balanceIn(unasked)).toMatchObject({ balance: 700, open_round: expect.anything() })
  expect(await played.win(50)).toBe('OK')
  expect(await balanceIn(unasked)).toMatchObject({ balance: 750 })
  expect(await betOf(player, unasked)).toMatchObject({ status: 'OK' })
})

test('what a round pays after its player closed the account is owed with a reference, and late coins expire', async () => {
  const [email, password] = ['late@mail.example', 'plum tram forty gull']
  const player = await richPlayer(1_000n, { login: 'late', email, password, isEmailConfirmed: true })
  await give(player, 'entries', 300n)
  const forCoins = await betOf(player, await launched(player))
  await player.call(switchToSweepStakes)
  const token = await launched(player)
  const [first, second, third] = [await betOf(player, token), await betOf(player, token), await betOf(player, token)]
  const { data } = (await player.call(closeAccount, { body: { kind: 'close' } })).body
  expect(data).toMatchObject({ reference: expect.any(String), isUndecided: true })
  expect((await betOf(player, token)).status).toBe('TOKEN_EXPIRED')
  expect(await first.win(500)).toBe('OK')
  const closing = async () => {
    await site.deliverEvents()
    const { rows } = await site.database.pool.query('select * from account_closing where player = $1', [player.playerId])
    return rows[0] as { owed_winnings: bigint | null }
  }
  expect(await closing()).toMatchObject({ owed_winnings: null })
  site.advance(GRACE_DAYS * DAY_MS)
  await site.runJobs()
  expect(await closing()).toMatchObject({ owed_winnings: 500n, ended_at: expect.anything() })
  expect([await second.win(700), await third.rollback(), await forCoins.win(900)]).toEqual(['OK', 'OK', 'OK'])
  expect(await closing()).toMatchObject({ owed_winnings: 1_200n })
  const left = { coins: 0n, tourPoints: 0n, entries: 0n, winnings: 1_200n }
  expect(await readBalances(site.context.reader, player.playerId)).toMatchObject(left)
  const { rows } = await site.database.pool.query('select count(*)::int as mails from mail_message where recipient = $1', [email])
  expect(rows).toEqual([{ mails: 3 }])
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('a launch ends when its player signs out, but rounds played in it can still be settled', async () => {
  const player = await richPlayer(10_000n)
  const token = await launched(player)
  const played = await betOf(player, token)
  await player.call(signOut)
  expect(await betOf(player, token)).toMatchObject({ status: 'TOKEN_EXPIRED' })
  expect(await client().call('authenticate', { request_uuid: 'after', token })).toMatchObject({ status: 'TOKEN_EXPIRED' })
  expect(await played.win(500)).toBe('OK')
})

/** Calls for one player's rounds, each one second after the previous one. */
function playing(player: TestPlayer, token: string) {
  const { playerId: user } = player
  const send = async (call: string, fields: { readonly round: string; readonly [field: string]: unknown }) => {
    site.advance(SECOND_MS)
    const body = { request_uuid: crypto.randomUUID(), user, game_code: GAME, ...fields }
    expect(await client().call(call, body)).toMatchObject({ status: 'OK' })
  }
  const named = (round: string, fact: string) => ({ round, transaction_uuid: `${round}-${fact}` })
  return {
    bet: (round: string, amount: number) => send('bet', { ...named(round, 'bet'), token, amount }),
    win: (round: string, amount: number) =>
      send('win', { ...named(round, 'win'), reference_transaction_uuid: `${round}-bet`, amount, round_closed: true }),
    rollback: (round: string) => send('rollback', { ...named(round, 'back'), reference_transaction_uuid: `${round}-bet` }),
  }
}

test('rounds of a provider appear in the same history as the house’s own', async () => {
  const words = { en: 'A coin', es: 'Una moneda' }
  const card = { code: GAME, title: 'Lantern Flip', category: 'instant-games', rules: words, tagline: words, bgColor: '#123456' }
  const replay_url = 'https://games.example/replay?from=site'
  const workshopWithReplays = { ...provider, replay_url, cards: [card as ProviderCard] }
  await site.context.transaction((tx) => registerProvider(tx, workshopWithReplays))
  const player = await richPlayer(100_000n)
  const token = await launched(player)
  const { bet, win, rollback } = playing(player, token)
  const name = (which: string) => `${player.playerId.slice(-6)}-${which}`
  const [won, back, open] = [name('won'), name('back'), name('open')]
  await bet(won, 1_000)
  await win(won, 1_960)
  const spun = await player.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: 2_000 } })
  const { id: houseId, win: houseWin } = (spun.body.data as { round: { id: string; win: number } }).round
  await bet(back, 500)
  await rollback(back)
  await bet(open, 300)

  const list = async (query: object = {}) => (await player.call(listRounds, { query })).body.data
  const { rounds, next } = await list()
  expect(next).toBeNull()
  const common = { game: GAME, title: 'Lantern Flip', maker: 'Workshop', mode: 'TournamentPoints', isFree: false }
  expect(rounds).toMatchObject([
    { ...common, state: 'open', stake: 300, win: 0 },
    { ...common, state: 'called-off', stake: 0, win: 0 },
    { id: houseId, game: 'cherry-royale', maker: null, path: `/rounds/${houseId}`, state: 'settled' },
    { ...common, state: 'settled', stake: 1_000, win: 1_960 },
  ])
  const told = (await player.call(getInfo)).body.data.played
  expect(told).toEqual([{ mode: 'TournamentPoints', rounds: 4, stake: 3_300, win: 1_960 + houseWin }])
  const [openId, backId, , wonId] = rounds.map(({ id }) => id)
  const ids = async (query: object) => (await list(query)).rounds.map(({ id }) => id)
  expect(await ids({ game: GAME })).toEqual([openId, backId, wonId])
  expect(await ids({ game: 'cherry-royale' })).toEqual([houseId])
  expect(await ids({ mode: 'SweepStakes' })).toEqual([])
  expect(await ids({ wins: '1' })).toEqual(houseWin > 0 ? [houseId, wonId] : [wonId])
  expect(await ids({ before: houseId })).toEqual([wonId])
  expect(await ids({ from: rounds[1]?.at, to: rounds[0]?.at })).toEqual([backId])
  const { csv } = (await player.call(exportRounds, { query: { game: GAME } })).body.data
  expect(csv).toContain(`${wonId},${rounds[3]?.at},Lantern Flip,Workshop,TournamentPoints,10.00,19.60,no,settled,`)

  const detail = async (id = '', by = player) => await by.call(getProviderRound, { params: { id } })
  const moves = async (id = '') => (await detail(id)).body.data.round.moves.map(({ kind, amount }) => [kind, amount])
  expect((await detail(wonId)).body.data.round).toMatchObject({
    reference: won,
    replayUrl: `https://games.example/replay?from=site&round=${won}&lang=en`,
  })
  expect(await moves(wonId)).toEqual([
    ['bet', 1_000],
    ['win', 1_960],
  ])
  expect(await moves(backId)).toEqual([
    ['bet', 500],
    ['rollback', 500],
  ])
  expect(await detail(wonId, await site.player())).toMatchObject({ status: 404 })
  expect(await detail(houseId)).toMatchObject({ status: 404 })

  // A provider that leaves takes its games along, but its rounds and name stay.
  await site.context.transaction((tx) => closeProvider(tx, 'workshop'))
  expect((await list({ game: GAME })).rounds).toMatchObject([common, common, common])
  const turn = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'game-providers', isOn }))
  await turn(false)
  await site.liveSettings.refresh()
  expect(await ids({})).toEqual([houseId])
  expect(await detail(wonId)).toMatchObject({ status: 404 })
  await turn(true)
  await site.liveSettings.refresh()
})

test('the history pages across the house and a provider without skipping a round', async () => {
  const provider = { id: 'pages', title: 'Pages', launch_url: 'https://pages.example', games: [GAME], keys: {} }
  await site.context.transaction((tx) => registerProvider(tx, provider))
  const player = await richPlayer(1_000_000n)
  const expected: string[] = []
  for (let no = 0; no < 30; no++) {
    site.advance(1)
    if (no % 3 === 0) {
      const spun = await player.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 2_000 } })
      expected.unshift((spun.body.data as { round: { id: string } }).round.id)
    } else {
      const id = site.context.newId('rnd')
      const named = { id, provider: 'pages', round: `${no}`, player: player.playerId, game: GAME }
      const round = { ...named, mode: 'TournamentPoints' as const, may_play_won: true, is_free: false, is_closed: true }
      const played = { stake: 100n, from_granted: 100n, from_won: 0n, win: 0n, at: site.context.clock.now() }
      await site.context.transaction((tx) => addToRound(tx, { ...round, ...played }))
      expected.unshift(id)
    }
  }
  // The profile lists both, the most recent round first.
  const lastGames = async () => (await player.call(getProfile)).body.data.lastGames
  expect(await lastGames()).toEqual([GAME, 'voltage-sevens'])
  const first = (await player.call(listRounds, { query: {} })).body.data
  const second = (await player.call(listRounds, { query: { before: first.next ?? '' } })).body.data
  expect(first.rounds).toHaveLength(20)
  expect([...first.rounds, ...second.rounds].map(({ id }) => id)).toEqual(expected)
  expect(second.next).toBeNull()
  site.advance(1)
  await player.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 2_000 } })
  expect(await lastGames()).toEqual(['voltage-sevens', GAME])
})
