import { localePath, type Locale } from '#kernel/locale.ts'
import { dollarsIn } from '#kernel/money.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { CLAIM_PATH } from '#features/account/account-closure/contract.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import { isClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { notificationWanted } from '#platform/events/index.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { paymentPush } from '#features/store/checkout/contract.ts'
import { newsEn } from './news.en.ts'
import { newsEs } from './news.es.ts'
import { findAccount } from './payout-store.ts'
import { type Change, type KeptRedemption, setState } from './store.ts'

const NEWS_IN = { en: newsEn, es: newsEs } as const satisfies Record<Locale, typeof newsEn>

/** By when a step that a date does not set is done at the latest. */
const DUE_MS: Readonly<Partial<Record<string, number>>> = { approved: HOUR_MS, sending: HOUR_MS, unknown: DAY_MS }

/** Moves a request on and tells its player: on every open page, and by mail and notification where it matters. */
export async function moveOn(ctx: Context, tx: Tx, request: KeptRedemption, change: Change): Promise<void> {
  const dueMs = DUE_MS[change.state]
  await setState(tx, request.id, { ...change, ...(dueMs === undefined || change.dueAt ? {} : { dueAt: change.at + dueMs }) })
  await pushTo(tx, request.player, paymentPush, { action: 'changed', paymentId: request.id })
  if (isNews(change.state)) await notify(ctx, tx, request, change.state)
}

/** The states in which a request stays for a while, or ends. */
const NEWS = ['waiting', 'review', 'sent', 'paid', 'refused', 'needs-player', 'needs-method'] as const
type News = (typeof NEWS)[number]

const isNews = (state: string): state is News => NEWS.some((each) => each === state)

async function notify(ctx: Context, tx: Tx, request: KeptRedemption, news: News): Promise<void> {
  const { id, player, cents, withheldCents } = request
  const paid = { en: dollarsIn('en', cents - withheldCents), es: dollarsIn('es', cents - withheldCents) }
  const { email, locale, ...named } = await readPlayer(tx, player)
  // A closed account has no pages: its mails lead to the page of claims.
  const isGone = await isClosed(tx, player)
  const path = isGone ? CLAIM_PATH : '/redeem'
  if (!isGone)
    await emit(tx, notificationWanted, {
      playerId: player,
      at: ctx.clock.now(),
      payload: {
        key: `redemption:${id}:${news}:${ctx.clock.now()}`,
        kind: 'redemption',
        isPromotional: false,
        title: { en: newsEn[news].title, es: newsEs[news].title },
        body: { en: `${paid.en}. ${newsEn[news].short}`, es: `${paid.es}. ${newsEs[news].short}` },
        url: path,
        ttlSeconds: (3 * DAY_MS) / SECOND_MS,
        urgency: 'normal',
        isForAbsent: true,
      },
    })
  if (!email) return
  const { greeting, about, action, closing, [news]: told, closed } = NEWS_IN[locale]
  const texts: Partial<Record<News, string>> = isGone ? closed.texts : {}
  const content = {
    subject: told.title,
    greeting: greeting(displayName(named)),
    paragraphs: [about(paid[locale], await findAccount(tx, request.account)), texts[news] ?? told.text],
    action: { label: isGone ? closed.action : action, path: localePath(path, locale) },
    closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}
