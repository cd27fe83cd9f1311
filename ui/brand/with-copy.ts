import { withWords } from '#kernel/dictionary.ts'
import type { BrandWord } from './brand.tsx'

/** Built browsers have no parser. */
const FORM = import.meta.env.PROD && !import.meta.env.SSR ? 'compiled' : 'icu'

/** The dictionary with a brand's overrides; untouched parts stay the same object. */
export const withCopy = <T extends object>(
  messages: T,
  copy: Readonly<Record<string, BrandWord>>,
  form: 'compiled' | 'icu' = FORM,
): T =>
  withWords(
    messages,
    Object.fromEntries(Object.entries(copy).map(([key, word]) => [key, typeof word === 'string' ? word : word[form]])),
  )
