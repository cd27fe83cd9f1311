import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useNow } from '#ui/time/now.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Limit } from '../contract.ts'
import { AmountForm } from './amount-form.tsx'
import { useLimitAmount } from './amount-text.ts'
import { useConfirmLimit } from './queries.ts'

/** One limit: its value, what counts towards it, and an input for any amount. */
export function LimitRow({ limit }: { limit: Limit }) {
  const t = useTranslations('limits')
  const text = useLimitAmount()
  const { scope, period, amount, houseAmount, used } = limit
  const holds = [amount, houseAmount].filter((each) => each !== null)
  const lowest = holds.length > 0 ? Math.min(...holds) : null
  // Rounds and time are counted only for players with a limit; purchases for everyone.
  const isCounted = used !== null && (lowest !== null || scope === 'Purchases')
  return (
    <li className="grid gap-3 rounded-control bg-page/60 p-4 hairline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold">{t(`periods.${period}`)}</h3>
        <p className="figures text-[16px]/6 font-bold">{amount === null ? t('none') : text(scope, amount)}</p>
      </div>
      {!isCounted ? null : (
        <>
          {lowest === null ? null : <Meter used={used} of={lowest} />}
          <p className="text-[14px]/5 text-muted">
            {t(`used.${scope}`, { amount: text(scope, limit.kind === 'net' ? used : Math.max(0, used)) })}
          </p>
        </>
      )}
      {houseAmount === null ? null : <p className="text-[14px]/5">{t('house', { amount: text(scope, houseAmount) })}</p>}
      {limit.next ? <Waiting limit={limit} next={limit.next} /> : null}
      <AmountForm key={amount ?? 'none'} limit={limit} />
    </li>
  )
}

function Meter({ used, of }: { used: number; of: number }) {
  const part = of === 0 ? 1 : Math.min(1, Math.max(0, used / of))
  return (
    <div className="h-2 overflow-hidden rounded-full bg-raised" aria-hidden="true">
      <div className="h-full rounded-full bg-(--ac)" style={{ width: `${part * 100}%` }} />
    </div>
  )
}

/** A requested looser limit: when it can be confirmed, and then the second confirmation (LIM-5). */
function Waiting({ limit, next }: { limit: Limit; next: NonNullable<Limit['next']> }) {
  const t = useTranslations('limits')
  const text = useLimitAmount()
  const dateTime = useDateTimeText()
  const failureText = useFailureText()
  const now = useNow()
  const confirm = useConfirmLimit()
  const at = dateTime(next.from * SECOND_MS, 'short')
  const amount = next.amount === null ? t('none') : text(limit.scope, next.amount)
  const isDue = now !== undefined && now >= next.from * SECOND_MS
  const send = () =>
    confirm.mutate(limit, {
      onSuccess: (reply) => (reply.success ? undefined : showToast(t('notYet'), { kind: 'warning' })),
      onError: (error) => showToast(failureText(error), { kind: 'error' }),
    })
  return (
    <div className="notice grid gap-2" role="status">
      <p className="text-[14px]/5">{t(isDue ? 'waitsForYou' : 'waitsUntil', { amount, at })}</p>
      {isDue ? (
        <button type="button" className="button w-fit" data-size="small" disabled={confirm.isPending} onClick={send}>
          {t('confirm')}
        </button>
      ) : null}
    </div>
  )
}
