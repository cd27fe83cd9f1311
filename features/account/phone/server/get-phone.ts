import type { ReplyOf } from '#kernel/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { readTextState, type TextState } from '#platform/sms/queue.ts'
import { CODE_ATTEMPTS_MAX, CODE_LIFETIME_MINUTES, type getPhone as contract, type PhoneState } from '../contract.ts'
import { readLatestCode, readSent } from './store.ts'
import { refuseSend, unixSeconds } from './rules.ts'

type Pending = NonNullable<PhoneState['pending']>

const DELIVERIES: Readonly<Record<TextState, Pending['delivery']>> = {
  waiting: 'sending',
  'handed-over': 'sending',
  delivered: 'delivered',
  failed: 'failed',
}

export const getPhone =
  (isOffered: boolean) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => ({
    success: true,
    data: await readPhoneState(ctx, ctx.reader, isOffered),
  })

/** The confirmed number and the one being confirmed. */
export async function readPhoneState(
  { playerId, clock, theme }: Pick<PlayerContext, 'playerId' | 'clock' | 'theme'>,
  db: Reader,
  isOffered: boolean,
): Promise<PhoneState> {
  const now = clock.now()
  const player = await readPlayer(db, playerId)
  const code = await readLatestCode(db, playerId)
  const state = { isOffered, phone: player.phoneConfirmedAt === null ? null : player.phone }
  if (!code || code.usedAt !== null || code.expiresAt <= now) return { ...state, pending: null }
  const { phone, expiresAt, attempts, message } = code
  const refusal = refuseSend(phone, await readSent(db, { player: playerId, brand: theme.id, phone }, now), now)
  const pending = {
    phone,
    expiresAt: unixSeconds(expiresAt),
    attemptsLeft: Math.max(0, CODE_ATTEMPTS_MAX - attempts),
    resendAt: refusal?.retryAt ?? unixSeconds(now),
    delivery: DELIVERIES[(await readTextState(db, message)) ?? 'failed'],
  }
  return { ...state, pending }
}

/** Codes beyond every limit's window are kept for some more days for support. */
export const CODES_KEPT_MS = 7 * DAY_MS
export const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * MINUTE_MS
