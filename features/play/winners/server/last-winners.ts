import { type Clock, HOUR_MS, type Instant } from '#kernel/time.ts'
import { money, toWire } from '#kernel/money.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PublicFace } from '#kernel/avatars.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readFaces } from '#platform/public-faces.ts'
import { type Winner, WINNER_AGE_HOURS, WINNERS_SHOWN } from '../contract.ts'
import { readWins, type ToldWin } from './store.ts'

/** Wins before this time are no longer shown. */
export const oldestAt = (clock: Clock): Instant => (clock.now() - WINNER_AGE_HOURS * HOUR_MS) as Instant

interface Asked {
  readonly clock: Clock
  readonly brand: string
  readonly slices: readonly ServerFeature[]
}

/** The public form: no login and no round. */
export async function lastWinners(reader: Reader, { clock, brand, slices }: Asked): Promise<Winner[]> {
  const wins = await readWins(reader, { brand, since: oldestAt(clock), max: WINNERS_SHOWN })
  const faceOf = await readFaces(
    reader,
    slices,
    wins.map(({ player }) => player),
  )
  return wins.map((win) => toWinner(win, faceOf(win.player)))
}

const toWinner = ({ id, game, mode, amount, at }: ToldWin, { name, avatar }: PublicFace): Winner => ({
  id: String(id),
  name,
  avatar,
  game,
  mode,
  amount: toWire(money(MODE_ASSETS[mode].won, amount)),
  at: new Date(at).toISOString(),
})
