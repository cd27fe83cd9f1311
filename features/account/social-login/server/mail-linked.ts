import { type Locale, localePath } from '#kernel/locale.ts'
import type { Id } from '#kernel/id.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'

const TEXTS = {
  en: (brand: string, login: string, provider: string) => ({
    subject: `${provider} now opens your account at ${brand}`,
    greeting: `Hello ${login},`,
    paragraphs: [
      `an account at ${provider} was linked to yours: from now on it signs in here.`,
      'If it was not you, unlink it, choose a new password and look through the Security page of your account right away.',
    ],
    action: 'Look at linked accounts',
    closing: 'Take care,',
  }),
  es: (brand: string, login: string, provider: string) => ({
    subject: `${provider} ya abre tu cuenta de ${brand}`,
    greeting: `Hola, ${login}:`,
    paragraphs: [
      `se ha vinculado una cuenta de ${provider} a la tuya: a partir de ahora sirve para entrar aquí.`,
      'Si no fuiste tú, desvincúlala, elige una contraseña nueva y revisa cuanto antes la página Seguridad de tu cuenta.',
    ],
    action: 'Ver las cuentas vinculadas',
    closing: 'Un saludo,',
  }),
} as const satisfies Record<Locale, unknown>

/** Tells the player of a new way in, in case it was somebody else's doing. */
export async function mailLinked(ctx: Context, tx: Tx, playerId: Id<'plr'>, provider: string): Promise<void> {
  const { email, locale, login } = await readPlayer(tx, playerId)
  if (!email) return
  const { action, ...text } = TEXTS[locale](ctx.theme.name, login, provider)
  const content = { ...text, action: { label: action, path: localePath('/profile/socials', locale) } }
  await queueMail(tx, ctx, { to: email, locale, content })
}
