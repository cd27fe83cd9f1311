import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { capturedPage, readCaptured } from '../mail/captured.ts'
import type { Sender } from '../mail/message.ts'

const MAILS_MAX = 100

interface MailQuery {
  readonly to?: string | string[]
}

/** What a development site shows to whoever works on it; never mounted in production. `?to=…` filters the mails. */
export function serveDevPages(app: FastifyInstance, database: Database, senderOf: (brand: string) => Sender): void {
  const readMails = ({ to }: MailQuery) =>
    readCaptured(database.reader, senderOf, { ...(typeof to === 'string' ? { recipient: to } : {}), limit: MAILS_MAX })
  app.get<{ Querystring: MailQuery }>('/dev/mail', async ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(capturedPage(await readMails(query))),
  )
  app.get<{ Querystring: MailQuery }>('/dev/mail.json', async ({ query }) => readMails(query))
}
