import { type Locale, localePath } from '#kernel/locale.ts'
import type { Id } from '#kernel/id.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'

const TEXTS = {
  en: (brand: string, name: string, provider: string) => ({
    subject: `${provider} is now linked to your ${brand} account`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `You can now sign in to your account with ${provider}.`,
      'Wasn’t you? Unlink it, reset your password, and check the Security page of your account right away.',
    ],
    action: 'View linked accounts',
    closing: 'Take care,',
  }),
  es: (brand: string, name: string, provider: string) => ({
    subject: `${provider} ya está vinculado a tu cuenta de ${brand}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Ahora puedes iniciar sesión en tu cuenta con ${provider}.`,
      '¿No fuiste tú? Desvincúlala, restablece tu contraseña y revisa de inmediato la página Seguridad de tu cuenta.',
    ],
    action: 'Ver cuentas vinculadas',
    closing: 'Un saludo,',
  }),
} as const satisfies Record<Locale, unknown>

/** Notifies the player of a new sign-in method, in case it was someone else. */
export async function mailLinked(ctx: Context, tx: Tx, playerId: Id<'plr'>, provider: string): Promise<void> {
  const player = await readPlayer(tx, playerId)
  const { email, locale } = player
  if (!email) return
  const { action, ...text } = TEXTS[locale](ctx.theme.name, displayName(player), provider)
  const content = { ...text, action: { label: action, path: localePath('/profile/socials', locale) } }
  await queueMail(tx, ctx, { to: email, locale, content })
}
