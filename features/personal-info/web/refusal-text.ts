import { useTranslations } from 'use-intl'
import type { personalInfoEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof personalInfoEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export const useRefusalText = () => useTranslations('personal-info.refusals') as (refusal: Refusal) => string
