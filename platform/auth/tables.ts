import type { Generated } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'

export type PlayerTable = {
  id: Id<'plr'>
  brand: string
  login: string
  email: string | null
  phone: string | null
  password_hash: string
  registration_type: 'email' | 'login'
  birth_date: CalendarDay
  state: string
  name: string | null
  surname: string | null
  city: string | null
  address: string | null
  address2: string | null
  zip: string | null
  game_mode: Generated<'SweepStakes' | 'TournamentPoints'>
  locale: 'en' | 'es'
  referral_code: string | null
  invited_by: Id<'plr'> | null
  email_confirmed_at: Generated<Instant | null>
  profile_completed_at: Generated<Instant | null>
  is_test: Generated<boolean>
  created_at: Instant
}

export type SessionTable = {
  id: Id<'ses'>
  token_hash: Buffer
  player: Id<'plr'>
  created_at: Instant
  last_active_at: Instant
  confirmed_at: Instant
  address: string
  user_agent: string
  revoked_at: Generated<Instant | null>
}

export type GuardTable = {
  subject: string
  failed_at: unknown
  locked_until: Generated<Instant | null>
}

export type TokenPurpose = 'reset-password' | 'confirm-email' | 'unlock'

export type OneTimeTokenTable = {
  token_hash: Buffer
  player: Id<'plr'>
  purpose: TokenPurpose
  email: string
  expires_at: Instant
  used_at: Generated<Instant | null>
}

/** The tables of identity; slices reach them through the functions beside this file. */
export type AuthTables = {
  player: PlayerTable
  player_session: SessionTable
  sign_in_guard: GuardTable
  one_time_token: OneTimeTokenTable
}
