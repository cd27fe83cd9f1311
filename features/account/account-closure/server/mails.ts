import { languageTag, localePath } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import { displayName, type Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { CLAIM_PATH, type ClosureKind, type KeptPart } from '../contract.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

export interface Owed {
  /** Minor units. */
  readonly winnings: bigint
  /** Present only when it is issued. */
  readonly reference: string | null
  readonly isUndecided?: boolean
}

/** Confirms a closure, and the erasure request with it if there is one. */
export function mailClosed(
  ctx: Context,
  tx: Tx,
  player: Player,
  told: { kind: ClosureKind; until: Instant; owed: Owed },
): Promise<void> {
  const { closed, reopen } = MAIL_TEXTS[player.locale]
  const day = new Intl.DateTimeFormat(languageTag(player.locale), { dateStyle: 'long', timeZone: ctx.theme.timeZone })
  const paragraphs = [closed[told.kind], closed.back.replace('{until}', day.format(told.until)), ...owedLines(player, told.owed)]
  return mail(ctx, tx, player, { subject: closed.subject, paragraphs, action: { label: reopen, path: '/signin' } })
}

export function mailReopened(ctx: Context, tx: Tx, player: Player): Promise<void> {
  const { reopened, reopen } = MAIL_TEXTS[player.locale]
  const paragraphs = [reopened.text, reopened.offers]
  return mail(ctx, tx, player, { subject: reopened.subject, paragraphs, action: { label: reopen, path: '/signin' } })
}

export function mailErasureAsked(ctx: Context, tx: Tx, player: Player): Promise<void> {
  const { erasureAsked, contact } = MAIL_TEXTS[player.locale]
  const action = { label: contact, path: '/page/contact' }
  return mail(ctx, tx, player, { subject: erasureAsked.subject, paragraphs: [erasureAsked.text], action })
}

export function mailEnded(ctx: Context, tx: Tx, player: Player, owed: Owed): Promise<void> {
  const { ended } = MAIL_TEXTS[player.locale]
  const paragraphs = [ended.text, ended.data, ...owedLines(player, owed)]
  return mail(ctx, tx, player, { subject: ended.subject, paragraphs, action: claimOrContact(player, owed) })
}

/** The winnings of a round decided after the final closure. */
export function mailOwed(ctx: Context, tx: Tx, player: Player, owed: Owed): Promise<void> {
  const { late } = MAIL_TEXTS[player.locale]
  const paragraphs = [late.text, ...owedLines(player, owed)]
  return mail(ctx, tx, player, { subject: late.subject, paragraphs, action: claimOrContact(player, owed) })
}

/** What is erased and what is retained, each with its reason (PRV-2, PRV-3). */
export function mailReport(ctx: Context, tx: Tx, player: Player, told: { kept: readonly KeptPart[]; owed: Owed }): Promise<void> {
  const { report, why, forYears } = MAIL_TEXTS[player.locale]
  const lineOf = ({ why: reason, years }: KeptPart): string =>
    `– ${why[reason]}${years === null ? '' : ` (${forYears.replace('{years}', String(years))})`}`
  const kept = told.kept.map(lineOf)
  const paragraphs = [
    report.text,
    report.erased,
    report.kept,
    ...kept,
    ...owedLines(player, told.owed),
    report.complain,
    report.last,
  ]
  return mail(ctx, tx, player, { subject: report.subject, paragraphs, action: claimOrContact(player, told.owed) })
}

/** The page of claims needs no account. */
function claimOrContact({ locale }: Player, { winnings, reference }: Owed): Content['action'] {
  const { claim, contact } = MAIL_TEXTS[locale]
  return winnings > 0n || reference ? { label: claim, path: CLAIM_PATH } : { label: contact, path: '/page/contact' }
}

function owedLines({ locale }: Player, { winnings, reference, isUndecided }: Owed): string[] {
  const { owed, undecided, reference: said } = MAIL_TEXTS[locale]
  const amount = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2 }).format(Number(winnings) / 100)
  return [
    ...(winnings > 0n ? [owed.replace('{winnings}', amount)] : []),
    ...(isUndecided ? [undecided] : []),
    ...(reference ? [said.replace('{reference}', reference)] : []),
  ]
}

interface Content {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly path: string }
}

async function mail(ctx: Context, tx: Tx, player: Player, content: Content): Promise<void> {
  const { email, locale } = player
  if (!email) return
  const { greeting, closing } = MAIL_TEXTS[locale]
  const filled = (text: string): string => text.replaceAll('{brand}', ctx.theme.name).replaceAll('{name}', displayName(player))
  await queueMail(tx, ctx, {
    to: email,
    locale,
    content: {
      subject: filled(content.subject),
      greeting: filled(greeting),
      paragraphs: content.paragraphs.map(filled),
      action: { ...content.action, path: localePath(content.action.path, locale) },
      closing: filled(closing),
    },
  })
}
