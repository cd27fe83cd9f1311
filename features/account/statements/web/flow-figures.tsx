import { useTranslations } from 'use-intl'
import type { PlayerAsset } from '#kernel/money.ts'
import { useAmount } from '#ui/format/amount.ts'

interface FlowFiguresProps {
  readonly title: string
  readonly text?: string
  readonly asset: PlayerAsset
  /** The sums credited and debited. */
  readonly names: readonly [gained: string, spent: string]
  readonly gained: number
  readonly spent: number
}

/** Credits, debits and the difference, shown without embellishment whatever the sign. */
export function FlowFigures({ title, text, asset, names, gained, spent }: FlowFiguresProps) {
  const t = useTranslations('statements')
  const format = useAmount()
  const signed = useSignedAmount()
  const figures = [
    [names[0], format(asset, gained)],
    [names[1], format(asset, spent)],
    [t('net'), signed(asset, gained - spent)],
  ] as const
  return (
    <div className="grid gap-2 rounded-control bg-page/60 p-4 hairline">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-bold">{title}</span>
        {text ? <span className="flex-none text-[12.5px]/4 text-muted">{text}</span> : null}
      </p>
      <dl className="grid gap-1">
        {figures.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 text-[14px]/5 last:font-bold">
            <dt className="text-muted">{name}</dt>
            <dd className="figures min-w-0 truncate">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** `+12.50` or `−3.00`; a true minus sign, rounded towards zero so that no loss looks greater. */
export function useSignedAmount(): (asset: PlayerAsset, minor: number) => string {
  const format = useAmount()
  return (asset, minor) => `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${format(asset, Math.abs(minor))}`
}
