import { localePath, type Locale } from '#kernel/locale.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { Verdict } from './rules.ts'
import type { VerificationReason } from '../contract.ts'

/** Says what was decided, why, and that a person can be asked. Steps are told on the page alone. */
export async function mailOutcome(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { email, locale, login }: Player,
  verdict: Verdict,
): Promise<void> {
  if (!email || verdict.state === 'open' || verdict.state === 'expired') return
  const texts = MAIL_TEXTS[locale]
  const content = {
    subject: texts.subjects[verdict.state](ctx.theme.name),
    greeting: texts.greeting(login),
    paragraphs: [
      texts.outcomes[verdict.state],
      ...(verdict.reason ? [texts.reasons[verdict.reason]] : []),
      ...(verdict.state === 'approved' ? [] : [texts.askPerson]),
    ],
    action: { label: texts.action, path: localePath('/profile/verification', locale) },
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

type Told = 'approved' | 'rejected' | 'duplicate'

interface Texts {
  readonly subjects: Readonly<Record<Told, (brand: string) => string>>
  readonly greeting: (login: string) => string
  readonly outcomes: Readonly<Record<Told, string>>
  readonly reasons: Readonly<Record<VerificationReason, string>>
  readonly askPerson: string
  readonly action: string
  readonly closing: string
}

const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    subjects: {
      approved: (brand) => `Your identity at ${brand} is verified`,
      rejected: (brand) => `We could not verify your identity at ${brand}`,
      duplicate: (brand) => `Another account of ${brand} has your details`,
    },
    greeting: (login) => `Hello ${login},`,
    outcomes: {
      approved: 'your identity is verified. Thank you; there is nothing left to do.',
      rejected: 'we could not verify your identity this time.',
      duplicate: 'the details that were checked belong to another account already, and one person has one account.',
    },
    reasons: {
      'details-differ': 'The details that were checked are not those of your account. Look at your personal info.',
      'under-age': 'By the details that were checked you are younger than play here requires.',
      'document-unreadable': 'The document could not be read. Take the picture in good light, with all four corners.',
      'document-expired': 'The document is no longer valid.',
      'not-recognised': 'The check did not recognise you. Good light and a still camera help.',
      altered: 'The document looked changed.',
    },
    askPerson: 'If a machine decided this, you can ask that a person looks at it: the button stands on the page Verification.',
    action: 'To my verification',
    closing: 'Take care,',
  },
  es: {
    subjects: {
      approved: (brand) => `Tu identidad en ${brand} está verificada`,
      rejected: (brand) => `No hemos podido verificar tu identidad en ${brand}`,
      duplicate: (brand) => `Otra cuenta de ${brand} tiene tus datos`,
    },
    greeting: (login) => `Hola, ${login}:`,
    outcomes: {
      approved: 'tu identidad está verificada. Gracias; no tienes que hacer nada más.',
      rejected: 'esta vez no hemos podido verificar tu identidad.',
      duplicate: 'los datos comprobados ya pertenecen a otra cuenta, y cada persona tiene una sola.',
    },
    reasons: {
      'details-differ': 'Los datos comprobados no son los de tu cuenta. Revisa tu información personal.',
      'under-age': 'Según los datos comprobados, no tienes la edad que se exige para jugar aquí.',
      'document-unreadable': 'El documento no se pudo leer. Haz la foto con buena luz y con las cuatro esquinas.',
      'document-expired': 'El documento ya no es válido.',
      'not-recognised': 'La comprobación no te reconoció. Ayudan la buena luz y una cámara quieta.',
      altered: 'El documento parecía modificado.',
    },
    askPerson: 'Si lo decidió una máquina, puedes pedir que lo revise una persona con el botón de la página Verificación.',
    action: 'Ver mi verificación',
    closing: 'Un saludo,',
  },
}
