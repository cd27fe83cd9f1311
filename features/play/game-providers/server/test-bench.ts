import { expect } from 'vitest'
import type { NewTestPlayer, TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { money } from '#kernel/money.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { type Movement, post, type TransferRequest } from '#ledger/index.ts'
import { launchProviderGame } from '../contract.ts'
import { WalletClient } from './conformance/wallet-client.ts'
import { GAME, secretOf, workshop } from './test-workshop.ts'

/** Players of the workshop's game and the calls that its server makes. */
export function benchOf(open: () => TestSite) {
  const nowSeconds = (at = open()) => Math.floor(at.context.clock.now() / SECOND_MS)

  const headersOf = (signed: Readonly<Record<string, string>>) => ({
    host: 'velmora.localhost',
    'content-type': 'application/json',
    ...signed,
  })

  const client = (key = secretOf(workshop), id = 'workshop/one', at = open()) =>
    new WalletClient(
      { id, secret: key },
      async (path, body, headers) =>
        (await at.app.inject({ method: 'POST', url: path, payload: body, headers: headersOf(headers) })).json(),
      () => nowSeconds(at),
    )

  async function richPlayer(coins: bigint, options?: NewTestPlayer): Promise<TestPlayer> {
    const player = await open().player(options)
    await give(player, 'coins', coins)
    return player
  }

  async function give({ playerId: player }: TestPlayer, asset: 'coins' | 'entries' | 'winnings', minor: bigint): Promise<void> {
    const movements = [{ from: { house: 'promotions', asset }, to: { player, asset }, amount: money(asset, minor) }]
    const gift = { key: `start:${asset}`, kind: 'gift', player, movements: movements as unknown as Movement[] }
    await open().context.transaction((tx) => post(tx, gift as TransferRequest))
  }

  async function launched(player: TestPlayer, agreed: { mayPlayWinnings?: boolean } = {}): Promise<string> {
    const { body } = await player.call(launchProviderGame, { params: { provider: 'workshop', game: GAME }, body: agreed })
    const url = new URL(body.data.url)
    expect(url.origin).toBe('https://games.example')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      game: GAME,
      lang: 'en',
      lobby_url: expect.stringMatching(/\/lobby$/),
    })
    return url.searchParams.get('token')!
  }

  async function betOf(player: TestPlayer, token: string, amount = 100, at = open()) {
    const round = crypto.randomUUID()
    const named = { request_uuid: crypto.randomUUID(), user: player.playerId, game_code: GAME, round }
    const { status } = await client(secretOf(workshop), 'workshop/one', at).call('bet', {
      ...named,
      token,
      transaction_uuid: `${round}-bet`,
      amount,
    })
    const send = async (call: 'bet' | 'win' | 'rollback', fields: object) => {
      const ids = { request_uuid: crypto.randomUUID(), transaction_uuid: crypto.randomUUID() }
      return (await client().call(call, { ...named, ...ids, ...fields })).status
    }
    const reference = { reference_transaction_uuid: `${round}-bet` }
    return {
      status,
      /** Another bet in the same round. */
      again: (more: number) => send('bet', { token, amount: more }),
      win: (won: number) => send('win', { amount: won, ...reference }),
      rollback: () => send('rollback', reference),
    }
  }
  return { client, betOf, give, headersOf, launched, nowSeconds, richPlayer }
}
