import { hear } from '#ui/realtime/on-message.ts'
import { gamePush } from '../contract.ts'

/** Handles the push messages of the games. */
export const onPush = [
  hear(gamePush, ({ title, asset, amount }, { openModal }) =>
    openModal('game-max-bet-limit', { title, asset, amount: String(amount) }, { isAnswer: true }),
  ),
]
