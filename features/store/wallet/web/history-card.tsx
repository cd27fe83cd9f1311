import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { getRedemptions, type Redemption, type RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { usePrice } from '#ui/format/price.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { useReasonText, useStateTexts } from './reason-text.ts'
import { useAccountTitle } from './account-title.ts'

/** Ended requests, each with its steps. */
export function HistoryCard({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet.history')
  const { older, hasMore, isLoading, more } = useOlder(overview)
  const ended = [...overview.requests, ...older].filter(({ endedAt }) => endedAt !== null)
  return (
    <AccountCard title={t('title')}>
      {ended.length === 0 ? (
        <EmptyState picture="chest">
          <p>{t('none')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {ended.map((request) => (
            <HistoryRow key={request.id} request={request} overview={overview} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <button type="button" className="button w-fit" data-kind="quiet" disabled={isLoading} onClick={more}>
          {t('more')}
        </button>
      ) : null}
    </AccountCard>
  )
}

/** Earlier pages, on request. */
function useOlder({ requests, hasMore }: RedemptionOverview) {
  const api = useApi()
  const first = requests.at(-1)?.id ?? ''
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...keyOf(getRedemptions), 'older', first],
    queryFn: async ({ pageParam }) => (await api.call(getRedemptions, { query: { before: pageParam } })).data,
    initialPageParam: first,
    getNextPageParam: (page) => (page.hasMore ? page.requests.at(-1)?.id : undefined),
    enabled: false,
  })
  return {
    older: data?.pages.flatMap((page) => page.requests) ?? [],
    hasMore: data ? hasNextPage : hasMore,
    isLoading: isFetching,
    more: () => void fetchNextPage(),
  }
}

function HistoryRow({ request, overview }: { request: Redemption; overview: RedemptionOverview }) {
  const t = useTranslations('wallet')
  const price = usePrice()
  const day = useDayText()
  const dateTime = useDateTimeText()
  const reason = useReasonText(overview)
  const texts = useStateTexts(request)
  const titleOf = useAccountTitle()
  const { state, cents, withheldCents, account, requestedAt, steps, id } = request
  return (
    <li className="redeem-past">
      <div>
        <span className="figures text-[16px]/6 font-bold">{price(cents)}</span>
        <span className="redeem-owner" data-state={state}>
          {texts.title}
        </span>
      </div>
      <p className="text-[13px]/5 text-muted">
        {day(requestedAt * SECOND_MS)}
        {account ? ` · ${titleOf(account.title)}` : null}
        {withheldCents > 0 ? ` · ${t('request.withheld', { amount: price(withheldCents) })}` : null}
      </p>
      {request.reason ? <p className="text-[14px]/5">{reason(request.reason, request)}</p> : null}
      <details>
        <summary className="text-link w-fit py-2">{t('history.details')}</summary>
        <ol className="grid gap-1 pt-1 text-[13px]/5">
          {steps.map((step) => (
            <li key={`${step.state} ${step.at}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{t(`states.${step.state}`)}</span>
              <time className="text-muted">{dateTime(step.at * SECOND_MS, 'second')}</time>
            </li>
          ))}
        </ol>
        <p className="pt-2 text-[12.5px]/4 break-all text-muted">{t('request.number', { id })}</p>
      </details>
    </li>
  )
}
