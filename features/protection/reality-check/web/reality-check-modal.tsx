import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { signOut } from '#features/account/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { asyncStateOf } from '#ui/parts/async-state.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useLeave } from '#ui/page/use-leave.ts'
import { useNow } from '#ui/time/now.ts'
import { elapsedText } from '#ui/time/elapsed-text.ts'
import { PlayedList } from './played-list.tsx'
import { useAcknowledge, useFreshInfo } from './queries.ts'

/** The time, the visit's duration and totals. It cannot be dismissed; all three buttons acknowledge it. */
export default function RealityCheckModal() {
  const t = useTranslations('reality-check')
  const navigate = useLocalNavigate()
  const query = useFreshInfo()
  // Data loaded for an earlier reminder must not be shown for this one.
  const info = query.isFetchedAfterMount && !query.isError ? query.data?.data : undefined
  const { mutateAsync, isPending } = useAcknowledge()
  const read = (then?: () => void) => void mutateAsync().then(then, () => undefined)
  return (
    <div className="grid gap-5 overflow-y-auto p-8 text-[16px]/6 max-sm:p-4 max-sm:pb-[calc(16px+env(safe-area-inset-bottom))]">
      <header className="grid gap-1">
        <ModalTitle>{t('title')}</ModalTitle>
        <p className="text-muted">{t('text')}</p>
      </header>
      {asyncStateOf(query) === 'error' && !info ? <Failed onRetry={() => void query.refetch()} /> : null}
      {info ? <Clocks since={info.since} /> : <div className="skeleton h-24 rounded-card" />}
      <section className="grid gap-2" aria-labelledby="reality-played">
        <h3 id="reality-played" className="font-bold">
          {t('played')}
        </h3>
        {info ? <PlayedList played={info.played} /> : <div className="skeleton h-24 rounded-card" />}
      </section>
      <footer className="grid gap-2">
        <button
          type="button"
          className="button w-full"
          aria-busy={isPending}
          disabled={isPending || !info}
          onClick={() => read()}
        >
          {t('playOn')}
        </button>
        <button
          type="button"
          className="button w-full"
          data-kind="quiet"
          disabled={isPending}
          onClick={() => read(() => navigate('/rounds'))}
        >
          {t('history')}
        </button>
        <LeaveButton />
      </footer>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('reality-check')
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-2 font-semibold">
      {t('failed')}
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}

/** Local time and the visit's duration (RC-3). */
function Clocks({ since }: { since: number }) {
  const t = useTranslations('reality-check')
  const format = useFormatter()
  const locale = useLocale()
  const now = useNow()
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = (at: number): string => format.dateTime(new Date(at), { timeStyle: 'short', timeZone })
  return (
    <dl className="grid grid-cols-2 gap-2">
      <div className="rounded-control bg-page/60 p-4 hairline">
        <dt className="text-[12.5px]/4 text-muted">{t('localTime')}</dt>
        <dd className="figures text-[28px]/8 font-extrabold">{now === undefined ? '--:--' : time(now)}</dd>
      </div>
      <div className="rounded-control bg-page/60 p-4 hairline">
        <dt className="text-[12.5px]/4 text-muted">{t('elapsed')}</dt>
        <dd className="figures text-[28px]/8 font-extrabold">
          {now === undefined ? '–' : elapsedText(now - since * SECOND_MS, locale)}
        </dd>
        <dd className="text-[12.5px]/4 text-muted">{t('since', { time: time(since * SECOND_MS) })}</dd>
      </div>
    </dl>
  )
}

function LeaveButton() {
  const t = useTranslations('reality-check')
  const leave = useLeave(signOut)
  return (
    <button type="button" className="text-link justify-self-center py-3 text-[14px]/5" onClick={leave}>
      {t('leave')}
    </button>
  )
}
