import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { RealityCheckInfo } from '../contract.ts'

/** Stakes, wins and the net result for each mode; shown without embellishment, even when the player is ahead. */
export function PlayedList({ played }: Pick<RealityCheckInfo, 'played'>) {
  const t = useTranslations('reality-check')
  if (played.length === 0) return <p className="text-muted">{t('nothing')}</p>
  return (
    <ul className="grid gap-2">
      {played.map((sums) => (
        <PlayedRow key={sums.mode} {...sums} />
      ))}
    </ul>
  )
}

function PlayedRow({ mode, rounds, stake, win }: RealityCheckInfo['played'][number]) {
  const t = useTranslations('reality-check')
  const format = useAmount()
  const asset = mode === 'TournamentPoints' ? 'coins' : 'entries'
  const difference = win - stake
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  const figures = [
    [t('put'), format(asset, stake)],
    [t('won'), format(asset, win)],
    [t('difference'), sign + format(asset, Math.abs(difference))],
  ] as const
  return (
    <li className="grid gap-2 rounded-control bg-page/60 p-4 hairline">
      <p className="flex justify-between gap-4">
        <span className="font-bold">{t(asset)}</span>
        <span className="text-muted">{t('rounds', { count: rounds })}</span>
      </p>
      <dl className="grid grid-cols-3 gap-2">
        {figures.map(([name, amount]) => (
          <div key={name} className="min-w-0">
            <dt className="text-[12.5px]/4 text-muted">{name}</dt>
            <dd className="figures truncate text-[16px]/6 font-bold">{amount}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
