import { localePath, type Locale } from '#kernel/locale.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { notificationWanted } from '#platform/events/index.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { paymentPush } from '#features/store/checkout/contract.ts'
import { type Change, type KeptRedemption, setState } from './store.ts'

/** By when a step that a date does not set is done at the latest. */
const DUE_MS: Readonly<Partial<Record<string, number>>> = { approved: HOUR_MS, sending: HOUR_MS, unknown: DAY_MS }

/** Moves a request on and tells its player: on every open page, and by mail and notification where it matters. */
export async function moveOn(ctx: Context, tx: Tx, { id, player }: KeptRedemption, change: Change): Promise<void> {
  const dueMs = DUE_MS[change.state]
  await setState(tx, id, { ...change, ...(dueMs === undefined || change.dueAt ? {} : { dueAt: change.at + dueMs }) })
  await pushTo(tx, player, paymentPush, { action: 'changed', paymentId: id })
  if (isNews(change.state)) await notify(ctx, tx, { id, player }, change.state)
}

/** The states in which a request stays for a while, or ends. */
const NEWS = ['waiting', 'review', 'sent', 'paid', 'refused', 'needs-player', 'needs-method'] as const
type News = (typeof NEWS)[number]

const isNews = (state: string): state is News => NEWS.some((each) => each === state)

async function notify(ctx: Context, tx: Tx, { id, player }: Pick<KeptRedemption, 'id' | 'player'>, news: News): Promise<void> {
  const { email, locale, login } = await readPlayer(tx, player)
  const path = '/redeem'
  await emit(tx, notificationWanted, {
    playerId: player,
    at: ctx.clock.now(),
    payload: {
      key: `redemption:${id}:${news}:${ctx.clock.now()}`,
      kind: 'redemption',
      isPromotional: false,
      title: { en: TEXTS.en[news].title, es: TEXTS.es[news].title },
      body: { en: TEXTS.en[news].short, es: TEXTS.es[news].short },
      url: path,
      ttlSeconds: (3 * DAY_MS) / SECOND_MS,
      urgency: 'normal',
      isForAbsent: true,
    },
  })
  if (!email) return
  const { greeting, action, closing } = FRAME[locale]
  const { title, text } = TEXTS[locale][news]
  const content = {
    subject: title,
    greeting: greeting(login),
    paragraphs: [text],
    action: { label: action, path: localePath(path, locale) },
    closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}

const FRAME: Readonly<Record<Locale, { greeting: (login: string) => string; action: string; closing: string }>> = {
  en: { greeting: (login) => `Hi ${login},`, action: 'See your redemption', closing: 'Take care,' },
  es: { greeting: (login) => `Hola, ${login}:`, action: 'Ver tu canje', closing: 'Un saludo,' },
}

const TEXTS: Readonly<Record<Locale, Readonly<Record<News, { title: string; short: string; text: string }>>>> = {
  en: {
    waiting: {
      title: 'We got your redemption',
      short: 'It continues by itself. See when.',
      text: 'We got your redemption and set your winnings aside. It continues by itself on the date shown on the page.',
    },
    review: {
      title: 'We’re reviewing your redemption',
      short: 'See when to expect our answer.',
      text: 'A person is reviewing your redemption. You don’t have to do anything. The page shows when to expect our answer.',
    },
    sent: {
      title: 'Your prize is on its way',
      short: 'See when to expect it.',
      text: 'We sent your prize. Banks usually post it within a few business days; gift cards arrive by email.',
    },
    paid: {
      title: 'Your prize is paid',
      short: 'See the details of your redemption.',
      text: 'We paid your redemption. Look in your bank account, or in your email if you chose a gift card.',
    },
    refused: {
      title: 'Your redemption was declined',
      short: 'Your winnings are back. See the reason.',
      text: 'We couldn’t approve your redemption. Your winnings are back in your balance. You’ll find the reason on the page.',
    },
    'needs-player': {
      title: 'One step for your redemption',
      short: 'We need one thing from you first.',
      text: 'We need one thing from you before we can pay your redemption. Your winnings stay set aside for it.',
    },
    'needs-method': {
      title: 'Your prize came back',
      short: 'Choose another account.',
      text: 'Your prize couldn’t be delivered. Your winnings stay set aside. Choose another account and we’ll send it again.',
    },
  },
  es: {
    waiting: {
      title: 'Recibimos tu canje',
      short: 'Sigue por sí solo. Mira cuándo.',
      text: 'Recibimos tu canje y apartamos tus ganancias. Sigue por sí solo en la fecha que muestra la página.',
    },
    review: {
      title: 'Estamos revisando tu canje',
      short: 'Mira cuándo esperar respuesta.',
      text: 'Una persona está revisando tu canje. No tienes que hacer nada. La página muestra cuándo esperar respuesta.',
    },
    sent: {
      title: 'Tu premio va en camino',
      short: 'Mira cuándo esperarlo.',
      text: 'Enviamos tu premio. Los bancos suelen registrarlo en pocos días hábiles; las tarjetas de regalo llegan por correo.',
    },
    paid: {
      title: 'Pagamos tu premio',
      short: 'Mira los detalles de tu canje.',
      text: 'Pagamos tu canje. Míralo en tu cuenta bancaria, o en tu correo si elegiste una tarjeta de regalo.',
    },
    refused: {
      title: 'No se aprobó tu canje',
      short: 'Tus ganancias están de vuelta. Mira el motivo.',
      text: 'No pudimos aprobar tu canje. Tus ganancias están de vuelta en tu saldo. En la página verás el motivo.',
    },
    'needs-player': {
      title: 'Falta un paso para tu canje',
      short: 'Necesitamos algo de ti para continuar.',
      text: 'Necesitamos algo de ti antes de pagar tu canje. Tus ganancias siguen apartadas.',
    },
    'needs-method': {
      title: 'Tu pago fue devuelto',
      short: 'Elige otra cuenta.',
      text: 'No pudimos entregar tu premio. Tus ganancias siguen apartadas. Elige otra cuenta y lo enviaremos de nuevo.',
    },
  },
}
