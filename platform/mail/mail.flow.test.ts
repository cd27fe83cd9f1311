import { createServer, type Server, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readCaptured } from './captured.ts'
import { openDelivery } from './delivery.ts'
import { queueMail } from './queue.ts'

const START = Date.UTC(2026, 10, 21, 12)
const clock = { at: START, now: () => clock.at }
const ctx = { clock, theme: { id: 'velmora' } } as unknown as Pick<Context, 'clock' | 'theme'>
const senderOf = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
const content = {
  subject: 'Confirm',
  greeting: 'Hello,',
  paragraphs: ['one'],
  action: { label: 'Confirm', path: '/?token=t' },
  closing: 'Bye,',
}

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const queue = (to: string) => db.transaction((tx) => queueMail(tx, ctx, { to, locale: 'en', content }))

test('a rollback sends nothing', async () => {
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, ctx, { to: 'rolled-back@mail.example', locale: 'en', content })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readCaptured(db.reader, senderOf, { recipient: 'rolled-back@mail.example' })).toEqual([])
})

test('without a mail server mails wait to be read, with their link', async () => {
  await queue('captured@mail.example')
  const mails = await readCaptured(db.reader, senderOf, { recipient: 'Captured@mail.example' })
  expect(mails).toMatchObject([{ subject: 'Confirm', link: 'https://play.example/?token=t' }])
  await db.pool.query('delete from mail_message')
})

test('a mail is tried again until the server takes it, and then its content is gone', async () => {
  const smtp = await startSmtp({ refusals: 1 })
  await queue('anna@mail.example')
  const delivery = openDelivery({
    database: db,
    clock,
    log: pino({ level: 'silent' }),
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    from: 'no-reply@play.example',
    senderOf,
    pollEveryMs: 20,
  })
  try {
    await expect.poll(() => stateOf('anna@mail.example')).toMatchObject({ attempts: 1, sent_at: null })
    expect(smtp.accepted).toHaveLength(0)
    clock.at += MINUTE_MS
    await expect.poll(() => stateOf('anna@mail.example')).toMatchObject({ sent_at: START + MINUTE_MS, content: null })
  } finally {
    await delivery.close()
    await smtp.close()
  }
  expect(smtp.accepted).toHaveLength(1)
  expect(smtp.accepted[0]).toContain('To: anna@mail.example')
  expect(smtp.accepted[0]).toContain('https://play.example/?token=')
})

async function stateOf(recipient: string) {
  const { rows } = await db.pool.query('select attempts, sent_at, content from mail_message where recipient = $1', [recipient])
  return rows[0]
}

/** As much of an SMTP server as a client needs; refuses the first mails for a while. */
async function startSmtp({ refusals }: { refusals: number }) {
  const accepted: string[] = []
  let refusalsLeft = refusals
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let data: string | undefined
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString()
        if (!data.endsWith('\r\n.\r\n')) return
        accepted.push(data)
        data = undefined
        socket.write('250 taken\r\n')
        return
      }
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'DATA') {
        data = ''
        socket.write('354 go on\r\n')
      } else if (command === 'RCPT' && refusalsLeft-- > 0) socket.write('451 later\r\n')
      else socket.write(command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    accepted,
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}
