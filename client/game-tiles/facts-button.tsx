import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { afterPaint } from '#ui/page/after-paint.ts'
import { useModals } from '#ui/modal/use-modals.ts'

/** The i on a player's tile, whose press plays. */
export function FactsButton({ game }: { game: Game }) {
  const t = useTranslations('game-tiles')
  const { open } = useModals()
  return (
    <button
      type="button"
      className="tile-mark"
      data-kind="facts"
      aria-label={t('about', { title: game.title })}
      onClick={() => afterPaint(() => open('game', { slug: game.slug }))}
    />
  )
}
