import { GameMenu } from './game-menu.tsx'
import type { AnySheetProps } from './sheet.ts'

export default function MenuSheet({ game, open }: AnySheetProps) {
  return <GameMenu game={game} onHelp={() => open('help')} onFair={() => open('fair')} />
}
