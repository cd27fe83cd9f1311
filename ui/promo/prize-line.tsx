import { useTranslations } from 'use-intl'
import { useAmount } from '../format/amount.ts'

interface PrizeLineProps {
  /** Minor units; a zero part is hidden unless it is the only one. */
  readonly coins?: number
  readonly entries?: number
}

const ASSETS = [
  { asset: 'coins', picture: 'coin' },
  { asset: 'entries', picture: 'entry' },
] as const

/** `● 5,000 ● 10`: a prize, each part with its picture and a name for screen readers. */
export function PrizeLine(prizes: PrizeLineProps) {
  const t = useTranslations('ui')
  const format = useAmount()
  const given = ASSETS.filter(({ asset }) => prizes[asset] !== undefined)
  const shown = given.length === 1 ? given : given.filter(({ asset }) => prizes[asset] !== 0)
  return (
    <span className="prize-line">
      {shown.map(({ asset, picture }) => (
        <span key={asset}>
          <img src={`/art/interface/${picture}-64.webp`} width={22} height={22} alt="" />
          {format(asset, prizes[asset] ?? 0)} <span className="sr-only">{t(asset)}</span>
        </span>
      ))}
    </span>
  )
}
