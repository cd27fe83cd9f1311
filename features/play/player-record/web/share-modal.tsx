import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import type { BestWin, SharedLink } from '../contract.ts'
import { BestWinPart } from './best-win.tsx'
import { useMultipleText } from './multiple-text.ts'

/** Shares the win of one round: its picture and its link. */
export default function ShareModal({ args }: ModalProps) {
  const t = useTranslations('player-record')
  const format = useAmount()
  const multipleText = useMultipleText()
  const [link, setLink] = useState<SharedLink | null>(null)
  const win = winOf(args, link)
  const { granted } = MODE_ASSETS[win.mode]
  return (
    <div className="modal-body grid gap-4">
      <ModalTitle>{t('shareTitle')}</ModalTitle>
      <div className="flex items-center gap-4">
        <img src={`/art/tiles/${win.game}-320.webp`} alt="" width={72} height={96} className="rounded-control" />
        <p className="grid gap-1">
          <span className="font-semibold text-muted">{win.title}</span>
          <b className="figures font-display text-[28px]/8 font-extrabold">{multipleText(win)}</b>
          <span className="figures">{t(`amount.${granted}`, { amount: format(granted, win.win) })}</span>
        </p>
      </div>
      <BestWinPart best={win} onLink={setLink} />
    </div>
  )
}

const winOf = (args: ModalProps['args'], link: SharedLink | null): BestWin => ({
  round: args['round'] ?? '',
  game: args['game'] ?? '',
  title: args['title'] ?? '',
  mode: args['mode'] === 'SweepStakes' ? 'SweepStakes' : 'TournamentPoints',
  stake: Number(args['stake']),
  win: Number(args['win']),
  at: '',
  link,
})
