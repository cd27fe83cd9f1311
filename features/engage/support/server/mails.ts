import type { Locale } from '#kernel/locale.ts'
import { localePath } from '#kernel/locale.ts'
import type { MailContent } from '#platform/mail/message.ts'

interface Told {
  readonly id: string
  readonly topic: string
  readonly who: string
  readonly email: string | null
  readonly text: string
}

/** To the team, in English. */
export const toTeam = ({ id, topic, who, email, text }: Told): MailContent => ({
  subject: `Support, ${topic}: ${who}`,
  greeting: 'Hello,',
  paragraphs: [`${who}${email && email !== who ? ` (${email})` : ''} writes in ${id}:`, text],
  action: { label: 'Answer it', path: '/operator/support' },
  closing: 'The site',
})

const CONFIRMATION = {
  en: {
    subject: 'We have your message',
    greeting: 'Hello,',
    text: 'Thank you for writing to us. We answer within two days.',
    quote: 'You wrote:',
    label: 'See the conversation',
    closing: 'Have fun,',
  },
  es: {
    subject: 'Tenemos tu mensaje',
    greeting: 'Hola:',
    text: 'Gracias por escribirnos. Respondemos en un plazo de dos días.',
    quote: 'Escribiste:',
    label: 'Ver la conversación',
    closing: 'Que te diviertas,',
  },
} as const

/** To who asked. A guest has no page of it. */
export function confirmation(locale: Locale, { text, isGuest }: { id: string; text: string; isGuest: boolean }): MailContent {
  const words = CONFIRMATION[locale]
  return {
    subject: words.subject,
    greeting: words.greeting,
    // A guest may have named somebody else's address: no words of theirs go there under our name.
    paragraphs: isGuest ? [words.text] : [words.text, words.quote, text],
    ...(isGuest ? {} : { action: { label: words.label, path: localePath('/support', locale) } }),
    closing: words.closing,
  }
}

const ANSWER = {
  en: { subject: 'An answer to your message', greeting: 'Hello,', label: 'Go on with the conversation', closing: 'Have fun,' },
  es: { subject: 'Respuesta a tu mensaje', greeting: 'Hola:', label: 'Seguir la conversación', closing: 'Que te diviertas,' },
} as const

/** The team's answer, to who asked. */
export function answerMail(locale: Locale, { text, isGuest }: { text: string; isGuest: boolean }): MailContent {
  const { label, ...words } = ANSWER[locale]
  const action = isGuest ? {} : { action: { label, path: localePath('/support', locale) } }
  return { ...words, paragraphs: [text], ...action }
}
