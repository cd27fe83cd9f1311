import { type Locale } from '#kernel/locale.ts'
import type { messagesEn } from './messages.en.ts'

/** Every word of the site, by slice. Spanish is typed by English, so a missing key does not compile. */
export type Messages = typeof messagesEn

/** The whole dictionary of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'es' ? (await import('./messages.es.ts')).messagesEs : (await import('./messages.en.ts')).messagesEn
}
