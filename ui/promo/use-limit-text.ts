import { useTranslations } from 'use-intl'
import type { GrantLimit } from '#kernel/campaign.ts'
import { isRefusal, useFailureText } from '../api/failure-text.ts'

const TEXTS = { 'budget-exhausted': 'allGiven', 'cap-reached': 'allGivenToday' } as const satisfies Record<GrantLimit, string>

const isLimit = (reason: string): reason is GrantLimit => Object.hasOwn(TEXTS, reason)

/** What a page says when a limit of the prizes refused an act, or the player may not act; undefined for other replies. */
export function useLimitText(): (
  reply: { readonly success: boolean; readonly reasonType?: string } | undefined,
  error: unknown,
) => string | undefined {
  const t = useTranslations('ui.campaign')
  const failureText = useFailureText()
  return (reply, error) => {
    if (isRefusal(error)) return failureText(error)
    const reason = reply?.reasonType
    return reason !== undefined && isLimit(reason) ? t(TEXTS[reason]) : undefined
  }
}
