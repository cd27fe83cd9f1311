import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ThemeData } from '#kernel/theme.ts'
import type { Clock } from '#kernel/time.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type CapturedMail, capturedPage, readCaptured } from './captured.ts'
import { openDelivery } from './delivery.ts'
import type { Sender } from './message.ts'
import { addressOf, siteUrlOf } from './sender.ts'

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'brand' | 'port'>

export interface MailerOptions {
  readonly config: MailConfig
  readonly themes: readonly ThemeData[]
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly pollEveryMs?: number
}

export interface Mailer {
  /** What waits: every mail where no mail server is set. The latest first. */
  captured(filter?: { recipient?: string; limit?: number }): Promise<CapturedMail[]>
  /** Lets the mail that is on its way arrive. */
  close(): Promise<void>
}

/** Sends what the slices queued, by `SMTP_URL`; without it mail is kept to be read. Throws SetupError for a half setting. */
export function openMailer({ config, themes, database, clock, log, pollEveryMs }: MailerOptions): Mailer {
  const senders = new Map(themes.map((theme) => [theme.id, { brandName: theme.name, siteUrl: siteUrlOf(theme, config) }]))
  // A theme that was taken away may leave mail behind; it goes out by its id.
  const senderOf = (brand: string): Sender =>
    senders.get(brand) ?? { brandName: brand, siteUrl: siteUrlOf({ id: brand, hosts: [] }, config) }
  const { smtpUrl } = config
  const delivery = smtpUrl
    ? openDelivery({ database, clock, log, smtpUrl, from: addressOf(config), senderOf, ...(pollEveryMs ? { pollEveryMs } : {}) })
    : undefined
  return {
    captured: (filter) => readCaptured(database.reader, senderOf, filter),
    close: async () => delivery?.close(),
  }
}

/** The development page of mail, and the same as JSON for tests: `/dev/mail`, `/dev/mail.json?to=…`. Never in production. */
export function serveCaptured(app: FastifyInstance, mailer: Mailer): void {
  app.get('/dev/mail', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return capturedPage(await mailer.captured())
  })
  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return mailer.captured(query.to ? { recipient: query.to } : {})
  })
}
