import { audit } from '../audit/index.ts'
import type { Locale, PlayerContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fillMail, type MailText } from '../mail/mail-text.ts'
import { queueMail } from '../mail/queue.ts'
import { readPlayer } from './players.ts'

export interface CredentialChange {
  /** For the trace: `passkey-added`. */
  readonly what: string
  readonly mail: Readonly<Record<Locale, MailText>>
  readonly after?: Record<string, unknown>
}

/** Keeps the trace of a changed credential, and tells the player by mail, in case it was somebody else. */
export async function noteChange(ctx: PlayerContext, tx: Tx, { what, mail, after }: CredentialChange): Promise<void> {
  const { playerId, address } = ctx
  await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what, address, ...(after ? { after } : {}) })
  const { email, locale, login } = await readPlayer(tx, playerId)
  if (!email) return
  await queueMail(tx, ctx, { to: email, locale, content: fillMail(mail[locale], { brand: ctx.theme.name, login }) })
}

type Said = Readonly<Record<Locale, readonly [subject: string, what: string]>>

/** The mail about a change, from its subject and what it means. */
export const changeMail = ({ en, es }: Said): CredentialChange['mail'] => ({
  en: {
    subject: en[0],
    greeting: 'Hello {login},',
    paragraphs: [
      en[1],
      'If it was not you, choose a new password and look through the Security page of your account right away.',
    ],
    closing: 'Take care,',
  },
  es: {
    subject: es[0],
    greeting: 'Hola, {login}:',
    paragraphs: [es[1], 'Si no fuiste tú, elige una contraseña nueva y revisa cuanto antes la página Seguridad de tu cuenta.'],
    closing: 'Un saludo,',
  },
})
