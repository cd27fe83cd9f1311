import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import { deviceOf } from '#platform/auth/devices/device.ts'
import { listSessions } from '#platform/auth/sessions.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainEvent, NotificationWish, ServerFeature } from '#platform/feature.ts'
import { notificationWanted } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { providersOn } from '#platform/slices.ts'
import { readEarned } from '#promotions/index.ts'
import { dayReminder } from '#promotions/reminders/day-reminder.ts'
import { notifications } from '../feature.ts'
import { keep } from './inbox.ts'
import { NOTICES } from './notice-texts.ts'
import { remindAt } from './rules.ts'

type Listeners = NonNullable<ServerFeature['on']>

const DAY_SECONDS = DAY_MS / SECOND_MS
const DAILY = 'daily-login'
const JACKPOTS = 'jackpots'
/** A prize that was just given is among the latest. */
const EARNED_MAX = 100

/** For the inbox alone. */
const ON_SITE = { ttlSeconds: DAY_SECONDS, urgency: 'low', isPromotional: false } as const

/** Notifications of this slice, besides those that other slices request. */
export const noticesOf = (slices: () => readonly ServerFeature[]): Listeners => ({
  /** Announces a new device to the known ones (ACC-8); the device that signs in does not need it. */
  async 'player.signed-in'(ctx, { playerId, payload, id }, tx) {
    if (!payload.isNewDevice) return
    const sessions = await listSessions(tx, playerId, ctx.clock.now())
    const fresh = sessions.find((session) => session.id === payload.sessionId)
    await tell(tx, playerId, {
      ...NOTICES.signIn(deviceOf(fresh?.userAgent ?? '')),
      key: `sign-in:${id}`,
      kind: 'sign-in',
      url: '/profile/security',
      ttlSeconds: DAY_SECONDS,
      urgency: 'high',
      isPromotional: false,
      exceptSession: payload.sessionId,
    })
  },

  /** The first message of a new inbox. */
  async 'player.signed-up'(ctx, { playerId }, tx) {
    const { name } = ctx.theme
    await keep(tx, ctx, playerId, { ...NOTICES.welcome(name), ...ON_SITE, key: 'welcome', kind: 'welcome', url: '/how-it-works' })
  },

  async 'limit.reached'(ctx, { playerId, id }, tx) {
    await keep(tx, ctx, playerId, {
      ...NOTICES.limit(),
      ...ON_SITE,
      key: `limit:${id}`,
      kind: 'limit',
      url: '/profile/limits',
    })
  },

  async 'grant.given'(ctx, event, tx) {
    if (event.payload.feature === DAILY) await remindTomorrow(ctx, event, tx)
    else if (event.payload.feature === JACKPOTS) await tellJackpot(event, tx)
    else await tellPrize(slices(), event, tx)
  },

  async 'free-spins.granted'(ctx, { playerId, payload }, tx) {
    const { id, game: slug, count, lifetimeSeconds } = payload
    const provider = providersOn(ctx, slices()).find(({ games }) => games.some((game) => game.slug === slug))
    const game = provider?.games.find((each) => each.slug === slug)
    if (!provider || !game) return
    await tell(tx, playerId, {
      ...NOTICES.freeSpins(count, game.title),
      key: `free-spins:${id}`,
      kind: 'free-spins',
      url: provider.pathOf(slug),
      ttlSeconds: Math.min(lifetimeSeconds, DAY_SECONDS),
      urgency: 'normal',
      isPromotional: true,
      isForAbsent: true,
    })
  },
})

type Given = DomainEvent<'grant.given'>

const dailyPrize = dayReminder({
  name: 'daily-prize',
  url: '/lobby?openModal=daily-login',
  textOf: NOTICES.dailyPrize,
  dueAt: (today, { at }, theme) => remindAt(at, today, { timeZone: theme.timeZone, ...optionsOf(theme, notifications) }),
})

/** A claimed daily prize cancels that day's reminder and schedules the next day's. */
async function remindTomorrow(ctx: Pick<Context, 'theme'>, event: Given, tx: Tx): Promise<void> {
  await dailyPrize.withdrawToday(ctx, event, tx)
  await dailyPrize.remindTomorrow(ctx, event, tx)
}

/** A prize that came without the player: of a tournament that ended, or a draw. One on the site sees it there. */
async function tellPrize(slices: readonly ServerFeature[], { playerId, payload }: Given, tx: Tx): Promise<void> {
  const { grantId, feature, value } = payload
  const grant = (await readEarned(tx, { player: playerId, limit: EARNED_MAX })).find(({ key }) => key === grantId)
  if (!grant?.isByTime || value.kind !== 'balance') return
  const link = slices.find(({ id }) => id === feature)?.promotion?.campaign.link ?? '/promotions'
  await tell(tx, playerId, {
    ...NOTICES.prize({ en: grant.words.en.title, es: grant.words.es.title }, value),
    key: `prize:${grantId}`,
    kind: 'prize',
    url: link,
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    isPromotional: true,
    isForAbsent: true,
  })
}

/** A record of a jackpot, which the player saw in the game. */
async function tellJackpot({ playerId, payload: { grantId, value } }: Given, tx: Tx): Promise<void> {
  if (value.kind !== 'balance') return
  await tell(tx, playerId, {
    ...NOTICES.jackpot(value),
    key: grantId,
    kind: 'prize',
    url: '/rounds',
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    isPromotional: false,
    isForAbsent: true,
  })
}

/** Those of the daily login, jackpots, and prizes of campaigns. */
export const wantsGrant: NonNullable<NonNullable<ServerFeature['wants']>['grant.given']> = (_, { payload }) =>
  payload.feature === DAILY || payload.feature === JACKPOTS || (payload.run !== null && payload.value.kind === 'balance')

const tell = (tx: Tx, playerId: Id<'plr'>, payload: NotificationWish) => emit(tx, notificationWanted, { playerId, payload })
