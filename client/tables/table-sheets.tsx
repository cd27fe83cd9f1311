import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { GameHelp } from '../help/game-help.tsx'
import AmountsSheet from '../sheets/amounts-sheet.tsx'
import FairSheet from '../sheets/fair-sheet.tsx'
import MenuSheet from '../sheets/menu-sheet.tsx'
import type { AnySheet, AnySheetProps } from '../sheets/sheet.ts'
import WinningsSheet from '../sheets/winnings-sheet.tsx'

interface TableSheetProps extends AnySheetProps {
  /** This table's addition to the help. */
  readonly children?: ReactNode
}

/** The sheets of a table. */
export default function TableSheets({ sheet, ...props }: TableSheetProps & { sheet: AnySheet }) {
  const Content = CONTENTS[sheet]
  return <Content {...props} />
}

function Help({ game, tools: { state }, children }: TableSheetProps) {
  const t = useTranslations('game')
  return (
    <div className="modal-body" tabIndex={0} role="region" aria-label={t('help')}>
      <ModalTitle>{t('helpOf', { title: game.title })}</ModalTitle>
      <GameHelp game={game} mode={state.mode} stake={state.stake} />
      {children}
    </div>
  )
}

const CONTENTS = { menu: MenuSheet, help: Help, fair: FairSheet, amounts: AmountsSheet, winnings: WinningsSheet } as const
