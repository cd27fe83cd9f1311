import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { capturedPage, readCaptured } from '../mail/captured.ts'
import type { Sender } from '../mail/message.ts'
import { readCapturedTexts, textsPage } from '../sms/captured.ts'

const MESSAGES_MAX = 100

interface MessageQuery {
  readonly to?: string | string[]
}

/** Developer pages of a development site; never mounted in production. `?to=…` filters the messages. */
export function serveDevPages(app: FastifyInstance, database: Database, senderOf: (brand: string) => Sender): void {
  const readMails = (query: MessageQuery) => readCaptured(database.reader, senderOf, filterBy(query))
  const readTexts = (query: MessageQuery) => readCapturedTexts(database.reader, filterBy(query))
  app.get<{ Querystring: MessageQuery }>('/dev/mail', async ({ query }, reply) =>
    sendPage(reply, capturedPage(await readMails(query))),
  )
  app.get<{ Querystring: MessageQuery }>('/dev/mail.json', async ({ query }) => readMails(query))
  app.get<{ Querystring: MessageQuery }>('/dev/texts', async ({ query }, reply) =>
    sendPage(reply, textsPage(await readTexts(query))),
  )
  app.get<{ Querystring: MessageQuery }>('/dev/texts.json', async ({ query }) => readTexts(query))
}

const filterBy = ({ to }: MessageQuery) => ({ ...(typeof to === 'string' ? { recipient: to } : {}), limit: MESSAGES_MAX })

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
