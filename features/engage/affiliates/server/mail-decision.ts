import type { Id } from '#kernel/id.ts'
import { type Locale, localePath } from '#kernel/locale.ts'
import { findPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'

interface Decided {
  /** The applicant's account; null if there is none. */
  readonly player: Id<'plr'> | null
  readonly name: string
  readonly email: string
  readonly isAdmitted: boolean
}

/** Mails the decision to the address of the application, in the language of the account. */
export async function mailDecision(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { player, name, email, isAdmitted }: Decided,
): Promise<void> {
  const locale: Locale = (player && (await findPlayer(tx, player))?.locale) || 'en'
  const texts = MAIL_TEXTS[locale]
  const brand = ctx.theme.name
  const content = {
    subject: (isAdmitted ? texts.admitted : texts.declined)(brand),
    greeting: texts.greeting(name),
    paragraphs: isAdmitted ? [texts.isOpen(brand), texts.entriesClosed] : [texts.notNow(brand)],
    ...(isAdmitted ? { action: { label: texts.action, path: localePath('/affiliates/partners-account', locale) } } : {}),
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

interface Texts {
  readonly admitted: (brand: string) => string
  readonly declined: (brand: string) => string
  readonly greeting: (name: string) => string
  readonly isOpen: (brand: string) => string
  readonly entriesClosed: string
  readonly notNow: (brand: string) => string
  readonly action: string
  readonly closing: string
}

/** The mails about an application. */
const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    admitted: (brand) => `You’re now a ${brand} affiliate`,
    declined: (brand) => `Your ${brand} affiliate application`,
    greeting: (name) => `Hi ${name},`,
    isOpen: (brand) => `We’ve accepted your application. Sign in to ${brand} to see your terms, links, and stats.`,
    entriesClosed: 'Under the official rules, affiliates can’t play with entries. You can still play with coins.',
    notNow: (brand) => `Thanks for your interest in ${brand}. We can’t accept your application at this time.`,
    action: 'Open your affiliate account',
    closing: 'Take care,',
  },
  es: {
    admitted: (brand) => `Ya eres afiliado de ${brand}`,
    declined: (brand) => `Tu solicitud de afiliado en ${brand}`,
    greeting: (name) => `Hola, ${name}:`,
    isOpen: (brand) =>
      `Aceptamos tu solicitud. Inicia sesión en ${brand} para ver tus condiciones, tus enlaces y tus estadísticas.`,
    entriesClosed:
      'Según las reglas oficiales, los afiliados no pueden jugar con participaciones. Con monedas puedes jugar como siempre.',
    notNow: (brand) => `Gracias por tu interés en ${brand}. Por ahora no podemos aceptar tu solicitud.`,
    action: 'Abrir tu cuenta de afiliado',
    closing: 'Un saludo,',
  },
}
