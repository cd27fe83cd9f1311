import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { listEntries, type StatementEntry, type StatementQuery } from '../contract.ts'
import { useSignedAmount } from './flow-figures.tsx'

const ICONS: Record<StatementEntry['subject'], IconName> = {
  play: 'play-fill',
  prizes: 'gift-fill',
  purchases: 'coins-fill',
  redemptions: 'trophy-fill',
  corrections: 'arrows-clockwise-bold',
}

/** One page of movements; the next loads when its end scrolls into view. */
export function EntryChunk({ filter, before }: { filter: StatementQuery; before?: string }) {
  const t = useTranslations('statements')
  const words = useTranslations('ui')
  const query = before === undefined ? filter : { ...filter, before }
  const { data, isError, refetch } = useQuery(queryOf(useApi(), listEntries, { query }))
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-2 py-4">
        {words('networkError')}
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void refetch()}>
          {words('retry')}
        </button>
      </p>
    )
  }
  if (!data) return <div className="skeleton h-80 rounded-control" role="status" aria-label={words('loading')} />
  const { entries, next } = data.data
  if (entries.length === 0) return <Nothing title={t('nothing')} text={t('nothingText')} />
  return (
    <>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {next === null ? null : <Older filter={filter} before={next} />}
    </>
  )
}

function Older({ filter, before }: { filter: StatementQuery; before: string }) {
  const t = useTranslations('statements')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const watched = button.current
    if (!watched) return undefined
    const seen = new IntersectionObserver((found) => found.some((each) => each.isIntersecting) && setOpen(true))
    seen.observe(watched)
    return () => seen.disconnect()
  }, [])
  if (isOpen) return <EntryChunk filter={filter} before={before} />
  return (
    <button ref={button} type="button" className="button mx-auto mt-4" data-kind="quiet" onClick={() => setOpen(true)}>
      {t('older')}
    </button>
  )
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <div className="grid justify-items-center gap-1 px-4 py-12 text-center">
    <Icon name="coins-fill" className="size-8 text-muted" />
    <p className="font-bold">{title}</p>
    <p className="text-muted">{text}</p>
  </div>
)

function EntryRow({ entry }: { entry: StatementEntry }) {
  const t = useTranslations('statements')
  const dateTime = useDateTimeText()
  const format = useAmount()
  const signed = useSignedAmount()
  const { at, subject, asset, amount, balance } = entry
  return (
    <li className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted hairline max-sm:hidden">
        <Icon name={ICONS[subject]} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{useWhat(entry)}</span>
        <time dateTime={at} className="block text-[12.5px]/4 text-muted">
          {dateTime(Date.parse(at), 'short')}
        </time>
      </span>
      <span className="flex-none text-right">
        <span className={`figures block font-bold ${amount > 0 ? 'text-second' : ''}`}>{signed(asset, amount)}</span>
        <span className="figures block text-[12.5px]/4 text-muted">
          {t(`assets.${asset}`)} · {t('left', { balance: format(asset, balance) })}
        </span>
      </span>
    </li>
  )
}

/** The game or campaign if there is one, else the reason; a reason without its own text is shown as a reward. */
function useWhat({ kind, game, campaign }: StatementEntry): string {
  const t = useTranslations('statements')
  const name = t.has(`kinds.${kind}` as 'kinds.other') ? t(`kinds.${kind}` as 'kinds.other') : t('kinds.other')
  if (campaign !== null) return campaign
  return game ? (kind === 'round' ? game.title : `${game.title} · ${name}`) : name
}
