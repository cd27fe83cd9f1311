import { maskName } from '#kernel/mask-name.ts'
import { type Clock, HOUR_MS, type Instant } from '#kernel/time.ts'
import { money, toWire } from '#kernel/money.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { Reader } from '#platform/db/database.ts'
import { type Winner, WINNER_AGE_HOURS, WINNERS_SHOWN } from '../contract.ts'
import { readWins, type ToldWin } from './store.ts'

/** Wins before this time are no longer shown. */
export const oldestAt = (clock: Clock): Instant => (clock.now() - WINNER_AGE_HOURS * HOUR_MS) as Instant

/** The public form: no full name and no round. */
export async function lastWinners(reader: Reader, clock: Clock, brand: string): Promise<Winner[]> {
  const wins = await readWins(reader, { brand, since: oldestAt(clock), max: WINNERS_SHOWN })
  return wins.map(toWinner)
}

const toWinner = ({ id, login, game, mode, amount, at }: ToldWin): Winner => ({
  id: String(id),
  name: maskName(login),
  game,
  mode,
  amount: toWire(money(MODE_ASSETS[mode].won, amount)),
  at: new Date(at).toISOString(),
})
