import type { Locale } from '#kernel/locale.ts'
import type { Messages } from './messages.en.ts'

export type { Messages }

/** The whole dictionary of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'es' ? (await import('./messages.es.ts')).messagesEs : (await import('./messages.en.ts')).messagesEn
}
