import { GameMenu } from './game-menu.tsx'
import type { SheetProps } from './sheet.ts'

export default function MenuSheet({ game, open }: SheetProps) {
  return <GameMenu game={game} onHelp={() => open('help')} />
}
