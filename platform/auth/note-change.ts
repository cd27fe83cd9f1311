import { audit } from '../audit/index.ts'
import type { Locale, PlayerContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fillMail, type MailText } from '../mail/mail-text.ts'
import { queueMail } from '../mail/queue.ts'
import { displayName, readPlayer } from './players.ts'

export interface CredentialChange {
  /** Name in the audit trail: `passkey-added`. */
  readonly what: string
  readonly mail: Readonly<Record<Locale, MailText>>
  readonly after?: Record<string, unknown>
}

/** Audits a credential change and mails the player, so that an unauthorized change is noticed. */
export async function noteChange(ctx: PlayerContext, tx: Tx, { what, mail, after }: CredentialChange): Promise<void> {
  const { playerId, address } = ctx
  await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what, address, ...(after ? { after } : {}) })
  const player = await readPlayer(tx, playerId)
  const { email, locale } = player
  if (!email) return
  const content = fillMail(mail[locale], { brand: ctx.theme.name, name: displayName(player) })
  await queueMail(tx, ctx, { to: email, locale, content })
}

type Said = Readonly<Record<Locale, readonly [subject: string, what: string]>>

/** The mail about a change, built from its subject and explanation. */
export const changeMail = ({ en, es }: Said): CredentialChange['mail'] => ({
  en: {
    subject: en[0],
    greeting: 'Hi {name},',
    paragraphs: [en[1], 'Wasn’t you? Reset your password and check the Security page of your account right away.'],
    closing: 'Take care,',
  },
  es: {
    subject: es[0],
    greeting: 'Hola, {name}:',
    paragraphs: [es[1], '¿No fuiste tú? Restablece tu contraseña y revisa de inmediato la página Seguridad de tu cuenta.'],
    closing: 'Un saludo,',
  },
})
