import { localePath, type Locale } from '#kernel/locale.ts'
import { displayName, type Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { Verdict } from './rules.ts'
import type { VerificationReason } from '../contract.ts'

/** Mails the decision, the reason, and that a review can be requested. Intermediate steps appear only on the page. */
export async function mailOutcome(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  player: Player,
  verdict: Verdict,
): Promise<void> {
  const { email, locale } = player
  if (!email || verdict.state === 'open' || verdict.state === 'expired') return
  const texts = MAIL_TEXTS[locale]
  const content = {
    subject: texts.subjects[verdict.state](ctx.theme.name),
    greeting: texts.greeting(displayName(player)),
    paragraphs: [
      texts.outcomes[verdict.state],
      ...(verdict.reason ? [texts.reasons[verdict.reason]] : []),
      ...(verdict.state === 'approved' ? [] : [texts.requestReview]),
    ],
    action: { label: texts.action, path: localePath('/profile/verification', locale) },
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

type Told = 'approved' | 'rejected' | 'duplicate'

interface Texts {
  readonly subjects: Readonly<Record<Told, (brand: string) => string>>
  readonly greeting: (name: string) => string
  readonly outcomes: Readonly<Record<Told, string>>
  readonly reasons: Readonly<Record<VerificationReason, string>>
  readonly requestReview: string
  readonly action: string
  readonly closing: string
}

const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    subjects: {
      approved: (brand) => `Your identity is verified at ${brand}`,
      rejected: (brand) => `We couldn’t verify your identity at ${brand}`,
      duplicate: (brand) => `Your details are on another ${brand} account`,
    },
    greeting: (name) => `Hi ${name},`,
    outcomes: {
      approved: 'Your identity is verified. Thanks. There’s nothing left to do.',
      rejected: 'We couldn’t verify your identity this time.',
      duplicate: 'These details are already on another account. Each person can have one account.',
    },
    reasons: {
      'details-differ': 'The details don’t match your account. Check your personal info and try again.',
      'under-age': 'The details show that you’re under the minimum age to play.',
      'document-unreadable': 'We couldn’t read the document. Take the photo in good light, with all four corners visible.',
      'document-expired': 'The document has expired.',
      'not-recognised': 'We couldn’t match your face. Good light and a steady camera help.',
      altered: 'The document looked altered.',
    },
    requestReview: 'If this was an automated decision, you can ask for a human review under Account > Verification.',
    action: 'Go to verification',
    closing: 'Take care,',
  },
  es: {
    subjects: {
      approved: (brand) => `Tu identidad en ${brand} está verificada`,
      rejected: (brand) => `No pudimos verificar tu identidad en ${brand}`,
      duplicate: (brand) => `Tus datos están en otra cuenta de ${brand}`,
    },
    greeting: (name) => `Hola, ${name}:`,
    outcomes: {
      approved: 'Tu identidad está verificada. Gracias. No tienes que hacer nada más.',
      rejected: 'Esta vez no pudimos verificar tu identidad.',
      duplicate: 'Estos datos ya están en otra cuenta. Cada persona puede tener una sola cuenta.',
    },
    reasons: {
      'details-differ': 'Los datos no coinciden con tu cuenta. Revisa tus datos personales e inténtalo de nuevo.',
      'under-age': 'Los datos indican que no tienes la edad mínima para jugar.',
      'document-unreadable': 'No pudimos leer el documento. Toma la foto con buena luz y con las cuatro esquinas visibles.',
      'document-expired': 'El documento está vencido.',
      'not-recognised': 'No pudimos reconocer tu rostro. Ayuda tener buena luz y la cámara quieta.',
      altered: 'El documento parecía alterado.',
    },
    requestReview: 'Si fue una decisión automática, puedes pedir una revisión humana en Cuenta > Verificación.',
    action: 'Ir a verificación',
    closing: 'Un saludo,',
  },
}
