import { useTranslations } from 'use-intl'
import type { GameTools } from './use-game-play.ts'

/** Ends the playback of a feature immediately: its outcome is already settled. */
export function SkipButton({ tools: { play, state, isStrict } }: { tools: GameTools }) {
  const t = useTranslations('game')
  if (isStrict || !state.view.feature || state.phase === 'idle' || state.phase === 'choosing') return null
  return (
    <button type="button" className="skip-button" onClick={() => play.skip()}>
      {t('skipShow')}
    </button>
  )
}
