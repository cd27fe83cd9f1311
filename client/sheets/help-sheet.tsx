import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { GameHelp } from '../help/game-help.tsx'
import { stakeOf } from '../play/play-state.ts'
import type { SheetProps } from './sheet.ts'

export default function HelpSheet({ game, tools: { state } }: SheetProps) {
  const t = useTranslations('game')
  return (
    <div className="modal-body" tabIndex={0} role="region" aria-label={t('help')}>
      <ModalTitle>{t('helpOf', { title: game.title })}</ModalTitle>
      <GameHelp game={game} mode={state.mode} stake={stakeOf(state)} />
    </div>
  )
}
