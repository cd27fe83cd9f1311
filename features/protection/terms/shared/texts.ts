import { ENGLISH } from './texts-en.ts'
import { SPANISH } from './texts-es.ts'
import type { TermsText } from './terms-text.ts'

/** By document and version; old versions are kept for players who ask what they once accepted. */
export const TEXTS: Record<'en' | 'es', Readonly<Record<string, TermsText>>> = { en: ENGLISH, es: SPANISH }
