import { MINUTE_MS } from '#kernel/time.ts'
import type { Context, Locale } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { fillMail, type MailText } from '../../mail/mail-text.ts'
import { queueMail } from '../../mail/queue.ts'
import { issueToken, readIssuedAt } from './one-time-tokens.ts'
import { displayName, type Player } from '../players.ts'
import type { TokenPurpose } from '../tables.ts'

/** A mail with a single-use link. */
export interface LinkMail {
  readonly purpose: TokenPurpose
  /** `action` is the label of the link. */
  readonly texts: Readonly<Record<Locale, MailText & { readonly action: string }>>
  /** Target of the link, without language prefix; the page there posts the token. */
  path(token: string): string
}

/** Mails a fresh link to the player's address. Does nothing for a player without one. */
export async function mailLink(ctx: Context, tx: Tx, player: Player, { purpose, texts, path }: LinkMail): Promise<void> {
  const { email, locale } = player
  if (!email) return
  const token = await issueToken(tx, ctx.rng, { playerId: player.id, email, purpose, at: ctx.clock.now() })
  const text = texts[locale]
  const content = fillMail(text, { brand: ctx.theme.name, name: displayName(player) })
  const action = { label: text.action, path: localised(path(token), locale) }
  await queueMail(tx, ctx, { to: email, locale, content: { ...content, action } })
}

/** The same, limited to once a minute, so that repeated requests cannot flood a mailbox. */
export async function mailLinkAgain(ctx: Context, tx: Tx, player: Player, mail: LinkMail): Promise<void> {
  const issuedAt = await readIssuedAt(tx, player.id, mail.purpose)
  if (issuedAt === undefined || ctx.clock.now() - issuedAt >= MINUTE_MS) await mailLink(ctx, tx, player, mail)
}

const localised = (path: string, locale: Locale): string => (locale === 'en' ? path : `/${locale}${path}`)
