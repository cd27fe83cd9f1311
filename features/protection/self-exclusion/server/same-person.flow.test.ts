import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkTokenOf } from '#apps/site/testing/people.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { confirmEmail, resendConfirmation } from '#features/account/email-confirmation/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import * as desk from '../shared/operator-contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
const exclude = async (client: TestClient) =>
  expect((await client.call(contract.beginAbsence, { body: { length: 'indefinite' } })).body).toEqual({ success: true })
const play = (client: TestClient) => client.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 100 } })
const absenceOf = async (client: TestClient) => (await client.call(contract.getAbsence)).body.data.absence
const absent = { status: 403, body: { code: 'absent' } }

async function isHeld(client: TestClient): Promise<boolean> {
  const [absence, round] = [await absenceOf(client), await play(client)]
  if (absence) expect(round).toMatchObject(absent)
  else expect(round.status).not.toBe(403)
  return absence !== null
}

async function tell(client: TestClient, surname: string): Promise<void> {
  const who = { name: 'Ann', surname, address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  expect((await client.call(updateProfile, { body: who as never })).status).toBe(200)
}
const verify = (player: TestPlayer) =>
  site.context.transaction((tx) => markVerified(tx, player.playerId, { at: site.clock.now(), by: 'staff' }))

describe('a self-exclusion covers another account', () => {
  test('by the mailbox, only once the account that chose it has confirmed the address (EXC-7)', async () => {
    const victim = await site.player({ email: 'vic.tim@gmail.com', isEmailConfirmed: true })
    const stranger = await site.player({ email: 'victim+x@gmail.com', password: PASSWORD })
    await stranger.call(resendConfirmation)
    await exclude(stranger)
    expect(await isHeld(victim)).toBe(false)
    const back = site.visitor()
    await back.call(signIn, { body: { identifier: stranger.login, password: PASSWORD } })
    expect(await absenceOf(back)).toMatchObject({ kind: 'exclusion' })
    expect(await play(back)).toMatchObject(absent)
    const form = { typeRegistration: 'email', password: PASSWORD, birthDate: '1990-05-01', state: 'TX', termsIds: [] }
    const again = await site.visitor().call(signUp, { body: { ...form, email: 'victim+2@gmail.com' } as never })
    expect(again.body).toEqual({ success: false, reasonType: 'email-taken' })
  })

  test('by the mailbox, even if the address is confirmed after the choice', async () => {
    const email = 'late.proof@gmail.com'
    const other = await site.player({ email: 'lateproof+2@gmail.com' })
    const chooser = await site.player({ email })
    await chooser.call(resendConfirmation)
    await exclude(chooser)
    expect(await absenceOf(other)).toBeNull()
    await site.visitor().call(confirmEmail, { body: { token: await linkTokenOf(site, email, 'Confirm') } })
    await site.deliverEvents()
    expect(await isHeld(other)).toBe(true)
  })

  test('by name, birth date and ZIP code, only once the person is verified (EXC-7)', async () => {
    const [victim, stranger, verified] = [await site.player(), await site.player(), await site.player()]
    for (const each of [victim, stranger, verified]) await tell(each, 'Marlow')
    await exclude(stranger)
    expect(await isHeld(victim)).toBe(false)
    await verify(verified)
    await exclude(verified)
    expect(await absenceOf(victim)).toMatchObject({ kind: 'exclusion' })
  })

  test('and its proof can be neither forged nor withdrawn in the database', async () => {
    const player = await site.player({ email: 'kept.proof@mail.example', isEmailConfirmed: true })
    await exclude(player)
    const mine = '(select id from exclusion where player = $1)'
    for (const change of [
      `update exclusion_person set proven_at = null where exclusion in ${mine}`,
      `update exclusion_person set key = '\\x00' where exclusion in ${mine}`,
      `delete from exclusion_person where exclusion in ${mine}`,
    ]) {
      await expect(site.database.pool.query(change, [player.playerId])).rejects.toThrow('neither shortened')
    }
  })
})

describe('an operator separates two people who look alike', () => {
  const why = 'Two passports, two dates of issue.'
  const part = async (client: TestClient, playerId: string, otherId: string) =>
    client.call(desk.partPersons, { body: { playerId, otherId, why } })

  async function twins(surname: string): Promise<readonly [held: TestPlayer, chooser: TestPlayer]> {
    const [held, chooser] = [await site.player(), await site.player({ password: PASSWORD })]
    for (const each of [held, chooser]) await tell(each, surname)
    await verify(chooser)
    await exclude(chooser)
    return [held, chooser]
  }

  test('and the other can play again, while the account that chose the self-exclusion stays excluded', async () => {
    const operator = await signedInOperator(site, 'parting')
    const [held, chooser] = await twins('Twin')
    const found = (await operator.call(desk.findHolders, { body: { playerId: held.playerId } })).body.data
    expect(found).toMatchObject({ login: held.login, holders: [{ id: chooser.playerId, absence: { kind: 'exclusion' } }] })
    expect((await part(operator, held.playerId, chooser.playerId)).body).toEqual({ success: true })
    expect((await part(operator, held.playerId, chooser.playerId)).body).toEqual({ success: true })
    expect(await isHeld(held)).toBe(false)
    const parted = await site.database.pool.query('select from cap_parted where player = $1 and other = $2', [
      held.playerId,
      chooser.playerId,
    ])
    expect(parted.rowCount).toBe(1)
    const back = site.visitor()
    await back.call(signIn, { body: { identifier: chooser.login, password: PASSWORD } })
    expect(await absenceOf(back)).toMatchObject({ kind: 'exclusion' })
    const { rows } = await site.database.pool.query(
      "select what, why from audit_event where subject = $1 and actor_kind = 'operator' order by id",
      [held.playerId],
    )
    expect(rows).toEqual([
      { what: 'exclusion-holders-seen', why: null },
      { what: 'persons-parted', why },
    ])
  })

  test('who share limits alone, and are listed without an exclusion until then', async () => {
    const operator = await signedInOperator(site, 'parting-limits')
    const [one, other] = [await site.player(), await site.player()]
    for (const each of [one, other]) {
      await tell(each, 'Sharing')
      await verify(each)
    }
    await site.deliverEvents()
    const found = async () => (await operator.call(desk.findHolders, { body: { playerId: one.playerId } })).body.data.holders
    expect(await found()).toMatchObject([{ id: other.playerId, login: other.login, absence: null }])
    expect((await part(operator, one.playerId, other.playerId)).body).toEqual({ success: true })
    expect(await found()).toEqual([])
    const persons = await site.database.pool.query('select distinct person from cap_person where player = any($1)', [
      [one.playerId, other.playerId],
    ])
    expect(persons.rowCount).toBe(2)
  })

  test('but not two accounts that do not cover each other, nor without the permission and a reason', async () => {
    const operator = await signedInOperator(site, 'parting-too')
    const auditor = await signedInOperator(site, 'looking', 'auditor')
    const [held, chooser] = await twins('Strict')
    const free = await site.player()
    expect((await part(operator, free.playerId, chooser.playerId)).body).toEqual({ success: false, reasonType: 'not-held' })
    expect((await part(operator, 'plr_none', chooser.playerId)).status).toBe(404)
    expect((await part(auditor, held.playerId, chooser.playerId)).status).toBe(403)
    expect((await part(chooser, held.playerId, chooser.playerId)).status).toBe(401)
    const bare = { playerId: held.playerId, otherId: chooser.playerId, why: '' }
    expect((await operator.call(desk.partPersons, { body: bare })).status).toBe(422)
    expect(await isHeld(held)).toBe(true)
  })
})
