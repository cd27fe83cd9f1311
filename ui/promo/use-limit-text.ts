import { useTranslations } from 'use-intl'
import type { GrantLimit } from '#kernel/campaign.ts'

const TEXTS = { 'budget-exhausted': 'allGiven', 'cap-reached': 'allGivenToday' } as const satisfies Record<GrantLimit, string>

const isLimit = (reason: string): reason is GrantLimit => Object.hasOwn(TEXTS, reason)

/** What a page says when a limit of the prizes refused an act; undefined for other replies. */
export function useLimitText(): (
  reply: { readonly success: boolean; readonly reasonType?: string } | undefined,
) => string | undefined {
  const t = useTranslations('ui.campaign')
  return (reply) => {
    const reason = reply?.reasonType
    return reason !== undefined && isLimit(reason) ? t(TEXTS[reason]) : undefined
  }
}
