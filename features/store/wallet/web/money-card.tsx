import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { useDayText } from '#ui/time/day-text.ts'
import { getWallet, type MoneyKind, type MoneyLine, REDEEM_PATH, type Wallet } from '../contract.ts'
import { useAccountTitle } from './account-title.ts'

/** Everything that was paid, paid back or paid out, the newest first. */
export function MoneyCard({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('wallet')
  const { lines, hasMore, isLoading, more } = useLines(wallet)
  return (
    <AccountCard title={t('money.title')} text={t('money.text')}>
      {lines.length === 0 ? (
        <EmptyState picture="chest">
          <p>{t('money.none')}</p>
        </EmptyState>
      ) : (
        <ul className="wallet-lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {hasMore ? (
          <button type="button" className="button" data-kind="quiet" disabled={isLoading} onClick={more}>
            {t('history.more')}
          </button>
        ) : null}
        <LocalLink to="/profile/statements" className="text-link py-3">
          {t('money.toStatement')}
        </LocalLink>
      </div>
    </AccountCard>
  )
}

/** The first page, and later ones on request. */
function useLines({ lines, next }: Wallet) {
  const api = useApi()
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...keyOf(getWallet), 'older', next],
    queryFn: async ({ pageParam }) => (await api.call(getWallet, { query: { before: pageParam } })).data,
    initialPageParam: next ?? '',
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: false,
  })
  return {
    lines: [...lines, ...(data?.pages.flatMap((page) => page.lines) ?? [])],
    hasMore: data ? hasNextPage : next !== null,
    isLoading: isFetching,
    more: () => void fetchNextPage(),
  }
}

/** From the player's side: money to the player is `+`; what is only owed or withheld has no sign. */
const LOOKS: Readonly<Record<MoneyKind, { readonly icon: IconName; readonly sign: '+' | '−' | '' }>> = {
  purchase: { icon: 'coins-fill', sign: '−' },
  refund: { icon: 'arrows-clockwise-bold', sign: '+' },
  'given-back': { icon: 'arrows-clockwise-bold', sign: '+' },
  dispute: { icon: 'buildings-fill', sign: '+' },
  'dispute-won': { icon: 'buildings-fill', sign: '−' },
  debt: { icon: 'warning-circle-fill', sign: '' },
  'debt-settled': { icon: 'check-circle-fill', sign: '' },
  redemption: { icon: 'trophy-fill', sign: '+' },
  'redemption-returned': { icon: 'buildings-fill', sign: '−' },
  tax: { icon: 'file-text-fill', sign: '' },
}

const OF_REDEMPTION: readonly MoneyKind[] = ['redemption', 'redemption-returned', 'tax']

/** Kinds whose title is a payout account's. */
const OF_ACCOUNTS: ReadonlySet<MoneyLine['kind']> = new Set(['redemption', 'redemption-returned'])

function Line({ line: { kind, at, cents, title, subject, receipt, isPending } }: { line: MoneyLine }) {
  const titleOf = useAccountTitle()
  const t = useTranslations('wallet.money')
  const price = usePrice()
  const day = useDayText()
  const { icon, sign } = LOOKS[kind]
  return (
    <li className="wallet-line">
      <span className="wallet-icon">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">
          {t(`kinds.${kind}`, { title: OF_ACCOUNTS.has(kind) ? titleOf(title) : title })}
        </span>
        <span className="wallet-small flex flex-wrap items-center gap-x-3">
          <time dateTime={new Date(at * SECOND_MS).toISOString()}>{day(at * SECOND_MS)}</time>
          {isPending ? <span>{t('pending')}</span> : null}
          <LocalLink
            to={OF_REDEMPTION.includes(kind) ? REDEEM_PATH : `/cash/orders/${subject}/`}
            className="text-link -my-2 py-2"
          >
            {receipt === null ? t('details') : t('receipt', { number: receipt })}
          </LocalLink>
        </span>
      </span>
      <span className="figures flex-none font-bold" data-is-in={sign === '+'}>
        {sign}
        {price(cents)}
      </span>
    </li>
  )
}
