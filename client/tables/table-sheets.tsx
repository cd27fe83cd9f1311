import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '#features/game-session/contract.ts'
import { AssetPicture } from '../screen/asset-picture.tsx'
import { GameHelp } from '../help/game-help.tsx'
import { GameMenu } from '../sheets/game-menu.tsx'
import type { TableSheet } from './table-game.tsx'
import type { TableTools } from './use-table-play.ts'

interface SheetProps {
  readonly game: AnyGame
  readonly tools: TableTools
  readonly open: (sheet: TableSheet) => void
  readonly close: () => void
  /** What this table adds to the help. */
  readonly children?: ReactNode
}

/** What opens over a table. */
export default function TableSheets({ sheet, ...props }: SheetProps & { sheet: TableSheet }) {
  const Content = CONTENTS[sheet]
  return <Content {...props} />
}

function Menu({ game, open }: SheetProps) {
  return <GameMenu game={game} onHelp={() => open('help')} />
}

function Help({ game, tools: { state }, children }: SheetProps) {
  const t = useTranslations('game')
  return (
    <div className="modal-body" tabIndex={0} role="region" aria-label={t('help')}>
      <ModalTitle>{t('helpOf', { title: game.title })}</ModalTitle>
      <GameHelp game={game} mode={state.mode} stake={state.stake} />
      {children}
    </div>
  )
}

function Amounts({ tools: { play, state }, close }: SheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  return (
    <div className="modal-body">
      <ModalTitle>{t('playAmount')}</ModalTitle>
      <div className="amount-grid">
        {state.levels[state.mode].map((stake) => (
          <button
            key={stake}
            type="button"
            className="figures"
            aria-pressed={stake === state.stake}
            onClick={() => {
              play.send({ type: 'stakePicked', stake })
              close()
            }}
          >
            <AssetPicture asset={granted} />
            {format(granted, stake)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Winnings can be redeemed, so they are played only after a yes; asked once a visit. */
function Winnings({ tools: { play, state }, close }: SheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  return (
    <div className="modal-body">
      <ModalTitle>{t('playWinningsTitle')}</ModalTitle>
      <p className="mt-3 text-muted">{t('playWinningsText', { amount: format('winnings', state.balances.winnings) })}</p>
      <div className="mt-6 grid gap-3">
        <button
          type="button"
          className="button"
          onClick={() => {
            play.send({ type: 'winningsAgreed' })
            play.press()
          }}
        >
          {t('playWinningsYes')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={close}>
          {t('playWinningsNo')}
        </button>
      </div>
    </div>
  )
}

const CONTENTS = { menu: Menu, help: Help, amounts: Amounts, winnings: Winnings } as const
