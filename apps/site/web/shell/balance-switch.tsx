import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import { modeBalance, useSwitchMode } from './use-switch-mode.ts'

const OPTIONS = [
  { mode: 'TournamentPoints', asset: 'coins', picture: 'coin' },
  { mode: 'SweepStakes', asset: 'entries', picture: 'entry' },
] as const satisfies readonly { mode: GameMode; asset: string; picture: string }[]

/** Both balances, always; the active one is outlined. */
export function BalanceSwitch({ profile }: { profile: PlayerProfile }) {
  const t = useTranslations('site')
  const { mutate, isPending } = useSwitchMode()
  return (
    <div className="balance-switch" role="radiogroup" aria-label={t('balance')}>
      {OPTIONS.map(({ mode, asset, picture }) => (
        <label key={mode} className="balance">
          <input
            className="sr-only"
            type="radio"
            name="game-mode"
            checked={profile.gameMode === mode}
            aria-disabled={isPending}
            onChange={() => !isPending && mutate(mode)}
          />
          <img src={`/art/interface/${picture}-64.webp`} width={28} height={28} alt="" />
          <span className="balance-figure">
            <span className="text-[12px]/4 text-muted">{t(asset)}</span>{' '}
            <CountingAmount asset={asset} minor={modeBalance(profile, mode)} />
          </span>
        </label>
      ))}
    </div>
  )
}
