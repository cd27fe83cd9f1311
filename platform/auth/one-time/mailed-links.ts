import { MINUTE_MS } from '#kernel/time.ts'
import type { Context, Locale } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fillMail, type MailText } from '../mail/mail-text.ts'
import { queueMail } from '../mail/queue.ts'
import { issueToken, readIssuedAt } from './one-time-tokens.ts'
import type { Player } from './players.ts'
import type { TokenPurpose } from './tables.ts'

/** A mail with a link that works once. */
export interface LinkMail {
  readonly purpose: TokenPurpose
  /** `action` is what the link is called. */
  readonly texts: Readonly<Record<Locale, MailText & { readonly action: string }>>
  /** Where the link leads, without language prefix; the page there sends the token back. */
  path(token: string): string
}

/** Mails a fresh link to the player's address. Does nothing for a player without one. */
export async function mailLink(ctx: Context, tx: Tx, player: Player, { purpose, texts, path }: LinkMail): Promise<void> {
  const { email, locale } = player
  if (!email) return
  const token = await issueToken(tx, ctx.rng, { playerId: player.id, email, purpose, at: ctx.clock.now() })
  const text = texts[locale]
  const content = fillMail(text, { brand: ctx.theme.name, login: player.login })
  const action = { label: text.action, path: localised(path(token), locale) }
  await queueMail(tx, ctx, { to: email, locale, content: { ...content, action } })
}

/** Likewise, but at most once a minute: nobody's mailbox is filled by pressing a button. */
export async function mailLinkAgain(ctx: Context, tx: Tx, player: Player, mail: LinkMail): Promise<void> {
  const issuedAt = await readIssuedAt(tx, player.id, mail.purpose)
  if (issuedAt === undefined || ctx.clock.now() - issuedAt >= MINUTE_MS) await mailLink(ctx, tx, player, mail)
}

const localised = (path: string, locale: Locale): string => (locale === 'en' ? path : `/${locale}${path}`)
