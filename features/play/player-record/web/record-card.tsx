import { useFormatter, useTranslations } from 'use-intl'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { PlayerRecord } from '../contract.ts'
import { BestWinPart } from './best-win.tsx'
import { useMultipleText } from './multiple-text.ts'
import { useRecord } from './queries.ts'

/** Rounds, favorite game, biggest win and since when, with what there is to share. */
export default function RecordCard() {
  const record = useRecord()
  return record ? <Record record={record} /> : <div className="skeleton h-24 rounded-control" />
}

function Record({ record: { rounds, since, favorite, best } }: { record: PlayerRecord }) {
  const t = useTranslations('player-record')
  const { number, dateTime } = useFormatter()
  const format = useAmount()
  const multipleText = useMultipleText()
  const facts = [
    [t('rounds'), number(rounds)],
    [t('favorite'), favorite ? <LocalLink to={`?game=${favorite.game}`}>{favorite.title}</LocalLink> : '–'],
    [t('best'), best ? `${multipleText(best)} · ${format(MODE_ASSETS[best.mode].granted, best.win)}` : '–'],
    [t('since'), dateTime(new Date(since), { year: 'numeric', month: 'long', timeZone: 'UTC' })],
  ] as const
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-[13px]/5 text-muted">{name}</dt>
            <dd className="figures font-bold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {best ? <BestWinPart best={best} /> : <p className="text-muted">{t('none')}</p>}
    </div>
  )
}
