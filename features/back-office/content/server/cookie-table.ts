import { NECESSARY, OPTIONAL } from '#features/protection/cookie-consent/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import { findMessage, type LoadMessages } from './kinds.ts'

/** Placeholder in a page for the cookie list, so that the page always matches the consent dialog. */
export const COOKIES_MARK = '{cookies}'

const WORDS = {
  en: { heads: ['Name', 'What for, and how long'], none: 'nothing is kept', ifWanted: 'Only if you agree' },
  es: { heads: ['Nombre', 'Para qué y cuánto tiempo'], none: 'no se guarda nada', ifWanted: 'Solo si estás de acuerdo' },
} as const satisfies Record<Locale, unknown>

/** A Markdown table in the texts of the consent dialog itself. */
export async function cookieTable(loadMessages: LoadMessages, locale: Locale): Promise<string> {
  const words = await loadMessages(locale)
  const { heads, none, ifWanted } = WORDS[locale]
  const say = (key: string): string => findMessage(words, `cookie-consent.items.${key}`) ?? key
  const rowOf = (id: string, names: readonly string[], before = ''): string =>
    `| ${names.join(', ') || none} | **${say(`${id}.title`)}.** ${before}${say(`${id}.text`)} |`
  return [
    `| ${heads.join(' | ')} |`,
    '| --- | --- |',
    ...NECESSARY.map(({ id, names }) => rowOf(id, names)),
    ...OPTIONAL.map(({ id, names }) => rowOf(id, names, `${ifWanted}. `)),
  ].join('\n')
}
