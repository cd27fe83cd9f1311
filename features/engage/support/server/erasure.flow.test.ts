import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount, GRACE_DAYS } from '#features/account/account-closure/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { answerTicket, listTickets, sendTicket } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const LOGIN = 'quillfeather'
const EMAIL = `${LOGIN}@mail.example`
const question = (email = EMAIL) => ({ body: { topic: 'account' as const, text: `I am ${LOGIN}, and I ask.`, email } })

async function runJobs(): Promise<void> {
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
}
/** Past the reopening period, with each mail sent. */
async function outlast(): Promise<void> {
  site.advance(GRACE_DAYS * DAY_MS)
  await runJobs()
  await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
  await runJobs()
}
async function stored(player: string) {
  const { rows } = await site.database.pool.query(
    `select t.topic, t.state, t.email, array_agg(m.text order by m.id) as texts
     from support_ticket t join support_message m on m.ticket = t.id where t.player = $1 group by t.id order by count(*) desc`,
    [player],
  )
  return rows
}

test('STAFF-4 questions and answers of an erased account stay for five years under its number, without who asked', async () => {
  const player = await site.player({ login: LOGIN, email: EMAIL, isEmailConfirmed: true })
  const other = await site.player()
  for (const client of [player, site.visitor(), other]) expect((await client.call(sendTicket, question())).status).toBe(200)
  expect((await site.visitor().call(sendTicket, question('else@mail.example'))).status).toBe(200)
  const sam = await signedInOperator(site, 'sam', 'support')
  const asked = (await sam.call(listTickets)).body.data.tickets.find(({ who }) => who === LOGIN)!
  await sam.call(answerTicket, { body: { id: asked.id, text: `Dear ${LOGIN}, your round counts.`, isClosed: false } })
  expect((await player.call(closeAccount, { body: { kind: 'erase' } })).body.success).toBe(true)
  await outlast()
  const kept = { topic: 'account', state: 'closed', email: null }
  const line = 'I am [removed], and I ask.'
  expect(await stored(player.playerId)).toEqual([
    { ...kept, texts: [line, 'Dear [removed], your round counts.'] },
    { ...kept, texts: [line] },
  ])
  // Another player's question from this address goes on without it.
  expect(await stored(other.playerId)).toEqual([{ ...kept, state: 'open', texts: [line] }])
  const { rows } = await site.database.pool.query("select request from support_ticket where request like '%.%.%.%'")
  expect(rows).toHaveLength(1)
  const tim = await signedInOperator(site, 'tim', 'support')
  expect((await tim.call(listTickets)).body.data.tickets.map(({ who }) => who).toSorted()).toEqual(
    [other.login, 'else@mail.example'].toSorted(),
  )
  site.advance(4 * 366 * DAY_MS)
  await runJobs()
  expect(await stored(player.playerId)).toHaveLength(2)
  site.advance(2 * 366 * DAY_MS)
  await runJobs()
  expect(await stored(player.playerId)).toEqual([])
})
