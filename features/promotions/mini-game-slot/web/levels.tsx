import { useTranslations } from 'use-intl'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { MiniLevel } from '../contract.ts'

/** The prize of each level; the climbed ones are marked. */
export function Levels({ levels, reached }: { levels: readonly MiniLevel[]; reached: number }) {
  const t = useTranslations('mini-game-slot')
  return (
    <ol className="mini-levels">
      {levels.map(({ level, coins }) => (
        <li key={level} className="card mini-level" data-is-had={level <= reached}>
          <span className="text-[13px]/4 text-muted">{t('level', { number: level })}</span>
          <PrizeLine coins={coins} />
        </li>
      ))}
    </ol>
  )
}
