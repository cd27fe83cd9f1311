import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { notificationWanted } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { emit } from '#platform/outbox/index.ts'
import type { CaseFile } from '../contract.ts'
import { careEn } from './words.en.ts'
import { careEs } from './words.es.ts'

const WORDS = { en: careEn, es: careEs } as const satisfies Record<Locale, typeof careEn>
/** At level 3 a person speaks with the player, and no message comes before. */
const PATHS = { 1: '/profile/responsible-play', 2: '/profile/limits', 4: '/support' } as const
type ToldLevel = keyof typeof PATHS

interface Told {
  readonly careCase: number
  readonly player: Id<'plr'>
  readonly level: number
}

const KIND = { kind: 'care', isPromotional: false } as const

/**
 * Tells the player once for each level of a case, in the inbox, on devices and by mail. The switch of this kind turns off
 * devices and mail, except for the stop of play, which nobody may miss.
 */
export async function sendMessage(ctx: JobContext, tx: Tx, slices: readonly ServerFeature[], told: Told): Promise<void> {
  const { careCase, player, level } = told
  if (!isTold(level) || !(await isFirst(ctx, tx, told))) return
  await emit(tx, notificationWanted, {
    playerId: player,
    at: ctx.clock.now(),
    payload: {
      ...KIND,
      key: `care:${careCase}:${level}`,
      title: { en: careEn[level].title, es: careEs[level].title },
      body: { en: careEn[level].short, es: careEs[level].short },
      url: PATHS[level],
      ttlSeconds: (7 * DAY_MS) / SECOND_MS,
      urgency: 'normal',
    },
  })
  if (level === 4 || (await wantsMail({ ...ctx, reader: tx }, slices, player))) await mail(ctx, tx, player, level)
}

const isTold = (level: number): level is ToldLevel => level in PATHS

async function isFirst({ clock }: JobContext, tx: Tx, { careCase, player, level }: Told): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into care_message (care_case, player, level, at) values (${careCase}, ${player}, ${level}, ${timestamp(clock.now())})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

async function wantsMail(ctx: JobContext, slices: readonly ServerFeature[], player: Id<'plr'>): Promise<boolean> {
  for (const { mayNotify } of slices) if (mayNotify && !(await mayNotify(ctx, player, KIND))) return false
  return true
}

async function mail(ctx: JobContext, tx: Tx, player: Id<'plr'>, level: ToldLevel): Promise<void> {
  const { email, emailConfirmedAt, locale, ...named } = await readPlayer(tx, player)
  // Anyone may have typed the address of someone else.
  if (!email || emailConfirmedAt === null) return
  const { greeting, closing, help, [level]: told } = WORDS[locale]
  const content = {
    subject: told.title,
    greeting: greeting(displayName(named)),
    paragraphs: [...told.paragraphs, help],
    action: { label: told.action, path: localePath(PATHS[level], locale) },
    closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

export async function readMessages(db: Reader, careCase: number): Promise<CaseFile['messages']> {
  const { rows } = await sql<{ at: Instant; level: number }>`
    select at, level::int as level from care_message where care_case = ${careCase} order by level desc`.execute(db)
  return rows.map(({ at, level }) => ({ at: new Date(at).toISOString(), level }))
}
