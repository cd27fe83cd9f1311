import { useTranslations } from 'use-intl'
import type { Game } from '#features/lobby/contract.ts'
import { useToggleReminder } from './marks.ts'

/** The bell on the tile of a coming game. */
export function ReminderButton({ game }: { game: Game }) {
  const t = useTranslations('shelf')
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
