import { useTranslations } from 'use-intl'
import { type GameMode, MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { type MustDrop, mustDropsOf, startMillionths } from '#kernel/must-drops.ts'
import { useAmount } from '#ui/format/amount.ts'

/** Must-drop jackpots, which are paid on top of the return of the reels. */
export function MustDropHelp({ slug, mode }: { slug: string; mode: GameMode }) {
  const t = useTranslations('game')
  const format = useAmount()
  const drops = mustDropsOf(slug)
  if (drops.length === 0) return null
  const percent = (millionths: number) => millionths / 10_000
  const sum = (of: (drop: MustDrop) => number) => drops.reduce((total, drop) => total + of(drop), 0)
  const { granted } = MODE_ASSETS[mode]
  return (
    <>
      <h2>{t('mustDrops')}</h2>
      <ul className="help-rules">
        {drops.map(({ tier, millionths, seed, mustDropBy }) => (
          <li key={tier}>
            {t('mustDropRule', {
              tier: t(`jackpotTiers.${tier}`),
              start: format(granted, seed[mode]),
              limit: format(granted, mustDropBy[mode]),
              percent: percent(millionths),
            })}
          </li>
        ))}
        <li>{t('mustDropHidden')}</li>
        <li>
          {t('mustDropReturn', {
            percent: percent(sum(({ millionths }) => millionths)),
            all: percent(sum((drop) => drop.millionths + startMillionths(drop, mode))),
          })}
        </li>
      </ul>
    </>
  )
}
