import { useTranslations } from 'use-intl'
import { NoticeBox } from './notice-box.tsx'
import type { GameTools } from './use-game-play.ts'

/** Notices that every game has, and for slots why autoplay stopped. */
export function Notice({ tools }: { tools: GameTools }) {
  const t = useTranslations('game')
  const { phase, autoplayEnd } = tools.state
  const isEnded = autoplayEnd && phase === 'idle' && autoplayEnd !== 'rounds'
  return <NoticeBox tools={tools} besides={isEnded ? t(`autoplayEnds.${autoplayEnd}`) : null} />
}
