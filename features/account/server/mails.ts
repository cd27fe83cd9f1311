import { MINUTE_MS } from '#kernel/time.ts'
import { readPlayer, type Player } from '#platform/auth/players.ts'
import { issueToken, readIssuedAt } from '#platform/auth/one-time-tokens.ts'
import type { TokenPurpose } from '#platform/auth/tables.ts'
import type { Context, Locale } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { MailContent } from '#platform/mail/message.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

/** Where each link leads; the page there sends the token back. */
const PATHS: Record<TokenPurpose, (token: string) => string> = {
  'confirm-email': (token) => `/?openNotify=EMAIL_VERIFIED&token=${token}`,
  'reset-password': (token) => `/reset?token=${token}`,
  unlock: (token) => `/signin?unlock=${token}`,
}

const localised = (path: string, locale: Locale): string => (locale === 'en' ? path : `/${locale}${path}`)

/** Mails a fresh single-use link to the player's address. Does nothing for a player without one. */
export async function mailLink(ctx: Context, tx: Tx, player: Player, purpose: TokenPurpose): Promise<void> {
  const { email, locale } = player
  if (!email) return
  const token = await issueToken(tx, ctx.rng, { playerId: player.id, email, purpose, at: ctx.clock.now() })
  const text = MAIL_TEXTS[locale][purpose]
  const content: MailContent = {
    ...fill(text, ctx.theme.name, player.login),
    action: { label: text.action, path: localised(PATHS[purpose](token), locale) },
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

/** Likewise, but at most once a minute: nobody's mailbox is filled by pressing a button. */
export async function mailLinkAgain(ctx: Context, tx: Tx, player: Player, purpose: TokenPurpose): Promise<void> {
  const issuedAt = await readIssuedAt(tx, player.id, purpose)
  if (issuedAt === undefined || ctx.clock.now() - issuedAt >= MINUTE_MS) await mailLink(ctx, tx, player, purpose)
}

/** Tells the player that the password was changed, in case it was somebody else. */
export async function mailPasswordChanged(ctx: Context, tx: Tx, playerId: Player['id']): Promise<void> {
  const { email, locale, login } = await readPlayer(tx, playerId)
  if (!email) return
  const content = fill(MAIL_TEXTS[locale]['password-changed'], ctx.theme.name, login)
  await queueMail(tx, ctx, { to: email, locale, content })
}

interface Text {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly closing: string
}

function fill({ subject, greeting, paragraphs, closing }: Text, brand: string, login: string): MailContent {
  const filled = (text: string): string => text.replaceAll('{brand}', brand).replaceAll('{login}', login)
  return {
    subject: filled(subject),
    greeting: filled(greeting),
    paragraphs: paragraphs.map(filled),
    closing: filled(closing),
  }
}
