import { hear } from '#ui/realtime/on-message.ts'
import { coinDropsPush } from '../contract.ts'
import { keepClaimed, keepDrop } from './queries.ts'

/** The counter of a drop for everyone, and the own claims. That a drop falls, pages see by the clock. */
export const onPush = [
  hear(coinDropsPush, (push, { queries }) => {
    const { action, ...state } = push
    if (action === 'claimed') keepClaimed(queries, state as Omit<typeof push & { action: 'claimed' }, 'action'>)
    else keepDrop(queries, state as Omit<typeof push & { action: 'drop' }, 'action'>)
  }),
]
