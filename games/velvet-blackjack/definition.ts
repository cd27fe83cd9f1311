import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import { tableAmounts } from '#kernel/economy.ts'

export const definition: BlackjackDefinition = {
  kind: 'blackjack',
  id: 'velvet-blackjack',
  naturalPays: [3, 2],
  canDoubleAfterSplit: true,
  betLevels: tableAmounts,
}
