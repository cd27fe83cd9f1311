import { expect } from 'vitest'
import type { TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { takePurchase } from '#platform/caps/caps.ts'
import { playerProved } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../../contract.ts'

const theme = (id: string) => ({ id, name: id, timeZone: 'America/New_York', hosts: [`${id}.example`], features: {} })
export const [ONE, TWO] = [theme('one'), theme('two')]
export const STAKE = 2_000
export const PLAY = { scope: 'TournamentPoints', kind: 'gross', period: 'day' } as const
export const BUY = { scope: 'Purchases', kind: 'gross', period: 'day' } as const

export const choose = (client: TestClient, name: contract.LimitName, amount: number | null) =>
  client.call(contract.chooseLimit, { body: { ...name, amount } })
export const play = (client: TestClient) =>
  client.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: STAKE } }) as Promise<{ status: number; body: any }>
export async function limitOf(client: TestClient, name: contract.LimitName): Promise<contract.Limit> {
  const { limits } = (await client.call(contract.getLimits)).body.data
  return limits.find((each) => JSON.stringify(each).includes(JSON.stringify(name).slice(1, -1))) ?? expect.fail('no such limit')
}
export const reached = (name: contract.LimitName) => ({ status: 403, body: { code: 'limit-reached', ...name } })
export async function tell(client: TestClient, surname: string): Promise<void> {
  const who = { name: 'Ann', surname, address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  expect((await client.call(updateProfile, { body: who as never })).status).toBe(200)
}

/** Accounts of persons at a site with the brands `ONE` and `TWO`. */
export function personsAt(siteOf: () => TestSite) {
  let people = 0
  /** With coins and entries, at brand `two` unless told otherwise. */
  async function holder(options: Parameters<TestSite['player']>[0] = {}): Promise<TestPlayer> {
    const player = await siteOf().player({ theme: TWO, isEmailConfirmed: options.email !== undefined, ...options })
    const { playerId } = player
    const given = (asset: 'coins' | 'entries') =>
      ({ from: { house: 'promotions', asset }, to: { player: playerId, asset }, amount: money(asset, 1_000_000n) }) as const
    const movements = [given('coins'), given('entries')]
    await siteOf().context.transaction((tx) => post(tx, { key: `start:${playerId}`, kind: 'grant', player: playerId, movements }))
    return player
  }
  const prove = ({ playerId }: TestPlayer, what: 'mailbox' | 'identity') =>
    siteOf().context.transaction(async (tx) => {
      if (what === 'identity') await markVerified(tx, playerId, { at: siteOf().clock.now(), by: 'staff' })
      await emit(tx, playerProved, { playerId, payload: { what }, at: siteOf().clock.now() })
    })
  return {
    holder,
    prove,
    /** One person's accounts at both brands, by a confirmed mailbox. */
    async person(): Promise<readonly [TestPlayer, TestPlayer]> {
      const name = `person${people++}`
      const accounts = [
        await holder({ theme: ONE, email: `${name}@gmail.com` }),
        await holder({ email: `${name}+two@gmail.com` }),
      ] as const
      await siteOf().deliverEvents()
      return accounts
    },
    buy: ({ playerId }: TestPlayer, amount: bigint): Promise<string> =>
      siteOf()
        .context.transaction((tx) => takePurchase(tx, { playerId, amount, at: siteOf().clock.now() }))
        .then(() => 'bought')
        .catch((error: { code: string }) => error.code),
  }
}
