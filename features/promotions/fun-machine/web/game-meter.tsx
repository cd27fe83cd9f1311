import './fun-machine.css'
import { useFormatter, useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import type { GameMeterProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'

/** The meter in the frame of a qualifying game, while it is played with coins. */
export default function GameMeter({ game, mode }: GameMeterProps) {
  const t = useTranslations('fun-machine')
  const { number } = useFormatter()
  const own = useProfile()?.funMachine
  if (!own?.isActive || mode !== 'TournamentPoints' || !own.games.includes(game)) return null
  const { filled, needed, pulls, pullsMax } = own
  const part = pulls >= pullsMax ? 1 : filled / Math.max(1, needed)
  return (
    <LocalLink
      className="fun-ring"
      to="/fun-machine"
      aria-label={t('inGame', { filled: number(part, { style: 'percent', maximumFractionDigits: 0 }), pulls })}
      data-is-ready={pulls > 0}
      style={{ '--filled': `${part * 100}%` } as React.CSSProperties}
    >
      <img {...interfaceArt('capsule-machine', 64)} width={28} height={28} alt="" />
      {pulls > 0 ? <b className="figures">{pulls}</b> : null}
    </LocalLink>
  )
}
