import { hear } from '#ui/realtime/hear.ts'
import { gamePush } from '../contract.ts'

/** What a page does with the pushes of the games. */
export const onPush = [
  hear(gamePush, ({ title, asset, amount }, { openModal }) =>
    openModal('game-max-bet-limit', { title, asset, amount: String(amount) }, { isAnswer: true }),
  ),
]
