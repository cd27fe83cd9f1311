import { sql, type Selectable } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { gatherReadsOf } from '../db/gather-reads.ts'
import { timestamp } from '../db/timestamp.ts'
import type { AuthTables, PlayerTable, RegistrationType } from './tables.ts'

export interface Player {
  readonly id: Id<'plr'>
  readonly brand: string
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly birthDate: CalendarDay
  readonly state: string
  readonly name: string | null
  readonly surname: string | null
  readonly city: string | null
  readonly address: string | null
  readonly address2: string | null
  readonly zip: string | null
  readonly gameMode: 'SweepStakes' | 'TournamentPoints'
  readonly locale: 'en' | 'es'
  readonly registrationType: RegistrationType
  readonly emailConfirmedAt: Instant | null
  readonly phoneConfirmedAt: Instant | null
  readonly profileCompletedAt: Instant | null
  readonly isTest: boolean
  readonly createdAt: Instant
}

/** Credentials for signing in. The hash is not part of `Player`, so that it is never logged. */
/** What mails call the player: the name in the profile, or else the login. */
export const displayName = ({ name, login }: Pick<Player, 'name' | 'login'>): string => name ?? login

export interface Credentials {
  readonly player: Player
  /** Null if the player never set a password. */
  readonly passwordHash: string | null
}

export interface NewPlayer {
  readonly id: Id<'plr'>
  readonly brand: string
  readonly login: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly registrationType: RegistrationType
  readonly birthDate: CalendarDay
  readonly state: string
  readonly locale: 'en' | 'es'
  readonly referralCode: string | null
  readonly invitedBy: Id<'plr'> | null
  readonly createdAt: Instant
  readonly isTest?: boolean
}

/** The identifier that is already taken at this brand; undefined if the row was inserted. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<'email' | 'login' | undefined> {
  const inserted = await tables(tx)
    .insertInto('player')
    .values({
      id: player.id,
      brand: player.brand,
      login: player.login,
      email: player.email,
      phone: null,
      password_hash: player.passwordHash,
      registration_type: player.registrationType,
      birth_date: player.birthDate,
      state: player.state,
      name: null,
      surname: null,
      city: null,
      address: null,
      address2: null,
      zip: null,
      locale: player.locale,
      referral_code: player.referralCode,
      invited_by: player.invitedBy,
      is_test: player.isTest ?? false,
      created_at: timestamp(player.createdAt),
    })
    // A concurrent sign-up waits here for the first to commit.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  return (await findTakenName(tx, player)) ?? 'login'
}

/** The identifier that is already taken at this brand. */
export async function findTakenName(
  db: Reader,
  { brand, email, login }: { brand: string; email: string | null; login: string | null },
): Promise<'email' | 'login' | undefined> {
  if (email && (await findByName(db, brand, { email }))) return 'email'
  if (login && (await findByName(db, brand, { login }))) return 'login'
  return undefined
}

/** The account that `identifier` (email address or login, ignoring case) signs in to. */
export async function findCredentials(db: Reader, brand: string, identifier: string): Promise<Credentials | undefined> {
  const row = await findByName(db, brand, identifier.includes('@') ? { email: identifier } : { login: identifier })
  return row && { player: toPlayer(row), passwordHash: row.password_hash }
}

const rowOf = gatherReadsOf<Id<'plr'>, Selectable<PlayerTable> | undefined>(async (db, ids) => {
  const rows = new Map((await rowsOf(db, [...new Set(ids)])).map((row) => [row.id, row]))
  return ids.map((id) => rows.get(id))
})

const rowsOf = (db: Reader, ids: readonly Id<'plr'>[]): Promise<Selectable<PlayerTable>[]> =>
  tables(db)
    .selectFrom('player')
    .selectAll()
    .where('id', '=', sql<Id<'plr'>>`any(${ids}::text[])`)
    .execute()

export async function readCredentials(db: Reader, id: Id<'plr'>): Promise<Credentials> {
  const row = await rowOf(db, id)
  assert(row, `no player ${id}`)
  return { player: toPlayer(row), passwordHash: row.password_hash }
}

/** For an id received from outside in a payload that we signed. */
export async function findPlayer(db: Reader, id: Id<'plr'>): Promise<Player | undefined> {
  const row = await rowOf(db, id)
  return row && toPlayer(row)
}

/** Those of these players who exist. */
export async function findPlayers(db: Reader, ids: readonly Id<'plr'>[]): Promise<ReadonlyMap<Id<'plr'>, Player>> {
  if (ids.length === 0) return new Map()
  return new Map((await rowsOf(db, ids)).map((row) => [row.id, toPlayer(row)]))
}

/** Throws InvariantError for an unknown player: ids come from sessions, never from a request. */
export const readPlayer = async (db: Reader, id: Id<'plr'>): Promise<Player> => (await readCredentials(db, id)).player

export async function setPasswordHash(tx: Tx, id: Id<'plr'>, passwordHash: string): Promise<void> {
  await tables(tx).updateTable('player').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setGameMode(tx: Tx, id: Id<'plr'>, gameMode: Player['gameMode']): Promise<void> {
  await tables(tx).updateTable('player').set({ game_mode: gameMode }).where('id', '=', id).execute()
}

export type PersonalColumns = Pick<Player, 'name' | 'surname' | 'city' | 'address' | 'address2' | 'zip' | 'state'>

export async function setPersonalInfo(tx: Tx, id: Id<'plr'>, info: PersonalColumns): Promise<void> {
  const { name, surname, city, address, address2, zip, state } = info
  const columns = { name, surname, city, address, address2, zip, state }
  await tables(tx).updateTable('player').set(columns).where('id', '=', id).execute()
}

/** Fields that a player cannot change, as shown on identity documents. */
export async function correctPlayer(
  tx: Tx,
  id: Id<'plr'>,
  { name, surname, birthDate }: Pick<Player, 'name' | 'surname' | 'birthDate'>,
): Promise<void> {
  const columns = { name, surname, birth_date: birthDate }
  await tables(tx).updateTable('player').set(columns).where('id', '=', id).execute()
}

/** Locked until the transaction ends, so that decisions are based on current data. */
export async function lockPlayer(tx: Tx, id: Id<'plr'>): Promise<Player> {
  const row = await tables(tx).selectFrom('player').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  assert(row, `no player ${id}`)
  return toPlayer(row)
}

/** False if it was that already. */
export async function setTestAccount(tx: Tx, id: Id<'plr'>, isTest: boolean): Promise<boolean> {
  const query = tables(tx).updateTable('player').set({ is_test: isTest }).where('id', '=', id).where('is_test', '=', !isTest)
  return (await query.executeTakeFirst()).numUpdatedRows === 1n
}

/** The unique index on a brand's email addresses. */
export const ONE_ACCOUNT_AN_EMAIL = 'player_by_email'

/**
 * False once an address is confirmed, since it cannot change. Throws on {@link ONE_ACCOUNT_AN_EMAIL} if it is taken.
 */
export async function setUnconfirmedEmail(tx: Tx, id: Id<'plr'>, email: string): Promise<boolean> {
  const query = tables(tx).updateTable('player').set({ email }).where('id', '=', id).where('email_confirmed_at', 'is', null)
  return (await query.executeTakeFirst()).numUpdatedRows === 1n
}

/** The player with this confirmed phone number at this brand. */
export async function findByPhone(db: Reader, brand: string, phone: string): Promise<Id<'plr'> | undefined> {
  const query = tables(db).selectFrom('player').select('id').where('brand', '=', brand).where('phone', '=', phone)
  return (await query.where('phone_confirmed_at', 'is not', null).executeTakeFirst())?.id
}

/** Throws if another account of the brand confirmed this number concurrently. */
export async function setPhone(tx: Tx, id: Id<'plr'>, phone: string, at: Instant): Promise<void> {
  const columns = { phone, phone_confirmed_at: timestamp(at) }
  await tables(tx).updateTable('player').set(columns).where('id', '=', id).execute()
}

/** False if the profile was already complete; a concurrent call waits and gets false. */
export const markProfileCompleted = (tx: Tx, id: Id<'plr'>, at: Instant): Promise<boolean> =>
  markOnce(tx, id, 'profile_completed_at', at)

/** False if the address was already confirmed; a concurrent call waits and gets false. */
export const markEmailConfirmed = (tx: Tx, id: Id<'plr'>, at: Instant): Promise<boolean> =>
  markOnce(tx, id, 'email_confirmed_at', at)

const tables = (db: Reader) => db.withTables<AuthTables>()

async function markOnce(
  tx: Tx,
  id: Id<'plr'>,
  column: 'email_confirmed_at' | 'profile_completed_at',
  at: Instant,
): Promise<boolean> {
  const updated = await tables(tx)
    .updateTable('player')
    .set({ [column]: timestamp(at) })
    .where('id', '=', id)
    .where(column, 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

async function findByName(
  db: Reader,
  brand: string,
  name: { email: string } | { login: string },
): Promise<Selectable<PlayerTable> | undefined> {
  const query = tables(db).selectFrom('player').selectAll().where('brand', '=', brand)
  const [column, value] = 'email' in name ? (['email', name.email] as const) : (['login', name.login] as const)
  return query.where(sql`lower(${sql.ref(column)})`, '=', value.toLowerCase()).executeTakeFirst()
}

const toPlayer = (row: Selectable<PlayerTable>): Player => ({
  id: row.id,
  brand: row.brand,
  login: row.login,
  email: row.email,
  phone: row.phone,
  birthDate: row.birth_date,
  state: row.state,
  name: row.name,
  surname: row.surname,
  city: row.city,
  address: row.address,
  address2: row.address2,
  zip: row.zip,
  gameMode: row.game_mode,
  locale: row.locale,
  registrationType: row.registration_type,
  emailConfirmedAt: row.email_confirmed_at,
  phoneConfirmedAt: row.phone_confirmed_at,
  profileCompletedAt: row.profile_completed_at,
  isTest: row.is_test,
  createdAt: row.created_at,
})
