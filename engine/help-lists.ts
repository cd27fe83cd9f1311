import { languageTag } from '#kernel/locale.ts'

/** `2, 3, and 4`; with `disjunction` `2, 3, or 4`. */
export const listOf = (
  items: readonly (string | number)[],
  language: 'en' | 'es',
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(languageTag(language), { type }).format(items.map(String))
