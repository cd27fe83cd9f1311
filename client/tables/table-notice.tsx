import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { noticeKey } from '../play/notices.ts'
import type { TableState } from './table-state.ts'
import type { TableTools } from './use-table-play.ts'
import { ShortOfFunds } from '../screen/short-of-funds.tsx'

/** Why the last press did nothing, or why it takes long. The question about winnings has its own sheet. */
export function TableNotice({ tools: { play, state } }: { tools: TableTools }) {
  const t = useTranslations('game')
  const text = useNoticeText(state)
  if (!text) return null
  return (
    <div className="game-notice" role="status">
      <p>{text}</p>
      {state.notice === 'insufficient-funds' ? <ShortOfFunds /> : null}
      {state.notice !== null ? (
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

function useNoticeText({ notice, isReconnecting, isResumed, phase }: TableState): string | null {
  const t = useTranslations('game')
  if (isReconnecting) return t('reconnecting')
  if (isResumed && phase === 'showing') return t('finishingRound')
  if (notice === null || notice === 'ask-to-play-winnings') return null
  return t(`notices.${noticeKey(notice)}`)
}
