import { useTranslations } from 'use-intl'
import { SupportLink } from '#ui/parts/support-link.tsx'
import type { AnyState } from '../play/any-state.ts'
import { noticeKey } from '../play/notices.ts'
import type { AnyTools } from './any-tools.ts'
import { GameButton } from './game-button.tsx'
import { ShortOfFunds } from './short-of-funds.tsx'

interface NoticeBoxProps {
  readonly tools: Pick<AnyTools, 'play' | 'state'>
  /** Other content, shown if there is no problem. */
  readonly besides?: string | null
}

/** Why the last press played nothing, or why it takes long. The question about winnings has its own sheet. */
export function NoticeBox({ tools: { play, state }, besides = null }: NoticeBoxProps) {
  const t = useTranslations('game')
  const text = useNoticeText(state, besides)
  if (!text) return null
  return (
    <div className="game-notice" role="status">
      <p>{text}</p>
      {state.notice === 'insufficient-funds' ? <ShortOfFunds /> : null}
      {state.notice === 'play-paused' || state.notice === 'player-off' ? <SupportLink className="game-notice-action" /> : null}
      {state.notice === null ? null : (
        <GameButton icon="x-bold" label={t('closeNotice')} isSmall onClick={() => play.send({ type: 'noticeClosed' })} />
      )}
    </div>
  )
}

function useNoticeText({ notice, phase, isReconnecting, isResumed }: AnyState, besides: string | null): string | null {
  const t = useTranslations('game')
  if (isReconnecting) return t('reconnecting')
  if (isResumed && phase !== 'idle' && phase !== 'choosing') return t('finishingRound')
  if (notice === 'ask-to-play-winnings') return null
  return notice ? t(`notices.${noticeKey(notice)}`) : besides
}
