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
  paragraphs: [`${who}${email && email !== who ? ` (${email})` : ''} wrote in ${id}:`, text],
  action: { label: 'Reply', path: '/operator/support' },
  closing: 'The site',
})

const CONFIRMATION = {
  en: {
    subject: 'We got your message',
    greeting: 'Hi there,',
    text: 'Thanks for reaching out. We’ll reply within two days.',
    quote: 'You wrote:',
    label: 'View the conversation',
    closing: 'Have fun,',
  },
  es: {
    subject: 'Recibimos tu mensaje',
    greeting: 'Hola:',
    text: 'Gracias por escribirnos. Te responderemos en un plazo de dos días.',
    quote: 'Escribiste:',
    label: 'Ver la conversación',
    closing: 'Que te diviertas,',
  },
} as const

interface Confirmed {
  /** Quotes the question only to its author's confirmed address: any other address may be a stranger's. */
  readonly quoted: string | null
  readonly isGuest: boolean
}

/** To the address that was given. A guest has no page for the question. */
export function confirmation(locale: Locale, { quoted, isGuest }: Confirmed): MailContent {
  const words = CONFIRMATION[locale]
  return {
    subject: words.subject,
    greeting: words.greeting,
    paragraphs: quoted === null ? [words.text] : [words.text, words.quote, quoted],
    ...(isGuest ? {} : { action: { label: words.label, path: localePath('/support', locale) } }),
    closing: words.closing,
  }
}

const ANSWER = {
  en: { subject: 'We replied to your message', greeting: 'Hi there,', label: 'View the conversation', closing: 'Have fun,' },
  es: { subject: 'Respondimos tu mensaje', greeting: 'Hola:', label: 'Ver la conversación', closing: 'Que te diviertas,' },
} as const

/** The team's answer, to the author. */
export function answerMail(locale: Locale, { text, isGuest }: { text: string; isGuest: boolean }): MailContent {
  const { label, ...words } = ANSWER[locale]
  const action = isGuest ? {} : { action: { label, path: localePath('/support', locale) } }
  return { ...words, paragraphs: [text], ...action }
}

/** The notification of an answer; its text stays in the conversation. */
export const ANSWERED = {
  title: { en: 'We answered your question', es: 'Respondimos tu pregunta' },
  body: { en: 'Read our reply and write back if you need more.', es: 'Lee la respuesta y escríbenos si necesitas más.' },
}
