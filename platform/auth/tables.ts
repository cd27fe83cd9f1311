import type { Generated } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'

export type RegistrationType = 'email' | 'login' | 'social'

export type PlayerTable = {
  id: Id<'plr'>
  brand: string
  login: string
  email: string | null
  phone: string | null
  password_hash: string | null
  registration_type: RegistrationType
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
  phone_confirmed_at: Generated<Instant | null>
  profile_completed_at: Generated<Instant | null>
  is_test: Generated<boolean>
  created_at: Instant
  closed_at: Generated<Instant | null>
}

export type SessionTable = {
  id: Id<'ses'>
  token_hash: Buffer
  player: Id<'plr'>
  created_at: Instant
  last_active_at: Instant
  confirmed_at: Instant
  proved_at: Instant | null
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

export type SecondFactorTable = {
  player: Id<'plr'>
  secret: Buffer
  enabled_at: Instant
  last_step: number
}

export type RecoveryCodeTable = {
  player: Id<'plr'>
  code_hash: Buffer
  used_at: Generated<Instant | null>
}

export type PasskeyTable = {
  id: string
  player: Id<'plr'>
  rp_id: string
  name: string
  public_key: Buffer
  counter: bigint
  transports: string[]
  is_synced: boolean
  created_at: Instant
  last_used_at: Generated<Instant | null>
}

export type SocialAccountTable = {
  brand: string
  provider: string
  subject: string
  player: Id<'plr'>
  email: string | null
  linked_at: Instant
}

export type KnownDeviceTable = {
  player: Id<'plr'>
  token_hash: Buffer
  first_seen_at: Instant
  last_seen_at: Instant
}

export type OneTimeStateTable = {
  token_hash: Buffer
  purpose: string
  payload: unknown
  expires_at: Instant
}

/** The tables of identity; slices access them through the functions in this folder. */
export type AuthTables = {
  player: PlayerTable
  player_session: SessionTable
  sign_in_guard: GuardTable
  one_time_token: OneTimeTokenTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  social_account: SocialAccountTable
  known_device: KnownDeviceTable
  one_time_state: OneTimeStateTable
}
