import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { noticeKey } from '../play/notices.ts'
import type { PlayState } from '../play/play-state.ts'
import type { GameTools } from './use-game-play.ts'
import { ShortOfFunds } from './short-of-funds.tsx'

/** Why the last press did not play a round, or why the reels still turn. The question about winnings has its own sheet. */
export function Notice({ tools: { play, state } }: { tools: GameTools }) {
  const t = useTranslations('game')
  const text = useNoticeText(state)
  if (!text) return null
  const isClosable = state.notice !== null
  return (
    <div className="game-notice" role="status">
      <p>{text}</p>
      {state.notice === 'insufficient-funds' ? <ShortOfFunds /> : null}
      {isClosable ? (
        <button
          type="button"
          className="game-button"
          aria-label={t('closeNotice')}
          onClick={() => play.send({ type: 'noticeClosed' })}
        >
          <Icon name="x-bold" className="size-4" />
        </button>
      ) : null}
    </div>
  )
}

function useNoticeText({ notice, phase, isReconnecting, isResumed, autoplayEnd }: PlayState): string | null {
  const t = useTranslations('game')
  if (isReconnecting) return t('reconnecting')
  if (isResumed && phase !== 'idle' && phase !== 'choosing') return t('finishingRound')
  if (notice === 'ask-to-play-winnings') return null
  if (notice) return t(`notices.${noticeKey(notice)}`)
  return autoplayEnd && phase === 'idle' && autoplayEnd !== 'rounds' ? t(`autoplayEnds.${autoplayEnd}`) : null
}
