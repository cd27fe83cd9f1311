import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { useToggleReminder } from './badges.ts'

/** The bell on an upcoming game's tile. */
export function ReminderButton({ game }: { game: Game }) {
  const t = useTranslations('game-tiles')
  const toggle = useToggleReminder()
  const { isReminded } = game.componentOption
  return (
    <button
      type="button"
      className="tile-mark"
      data-kind="reminder"
      aria-pressed={isReminded}
      aria-label={t('remindMeOf', { title: game.title })}
      onClick={() => toggle(game)}
    />
  )
}
