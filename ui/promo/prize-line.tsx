import { useTranslations } from 'use-intl'
import { useAmount } from '../format/amount.ts'

interface PrizeLineProps {
  /** Minor units; a part that is zero is left out, unless it stands alone. */
  readonly coins?: number
  readonly entries?: number
}

const ASSETS = [
  { asset: 'coins', picture: 'coin' },
  { asset: 'entries', picture: 'entry' },
] as const

/** `● 5,000 ● 10`: what is given, each with its picture, and its name for those who do not see that. */
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
