import { GameMenu } from './game-menu.tsx'
import type { AnySheetProps } from './sheet.ts'

export default function MenuSheet({ game, tools, open, close }: AnySheetProps) {
  return <GameMenu game={game} tools={tools} onHelp={() => open('help')} onFair={() => open('fair')} onClose={close} />
}
