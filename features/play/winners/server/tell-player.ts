import { languageTag, type Locale, LOCALES } from '#kernel/locale.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { notificationWanted } from '#platform/events/index.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { providersOn } from '#platform/slices.ts'

/** From here on a win is worth a message: 40 times the play amount, in hundredths. */
const BIG_100 = 4_000

/** The house's own games have replays. */
const HOUSE = 'house'

const TITLES = { en: (times: string) => `Big win: ${times}`, es: (times: string) => `Gran premio: ${times}` }
const TEXTS = {
  en: (times: string, game: string) => `You won ${times} your play amount in ${game}.`,
  es: (times: string, game: string) => `Ganaste ${times} tu monto de juego en ${game}.`,
}

/** A big win goes to its player's inbox, with a link to the round. Devices do not show it: no switch asks for it. */
export async function tellPlayer(
  ctx: JobContext,
  tx: Tx,
  { playerId, payload }: DomainEvent<'round.settled'>,
  slices: readonly ServerFeature[],
): Promise<void> {
  const { roundId, game: slug, provider, multiple100 } = payload
  if (multiple100 < BIG_100) return
  const played = providersOn(ctx, slices).find(({ id }) => id === provider)
  const title = played?.games.find((game) => game.slug === slug)?.title ?? slug
  const inEach = (text: (locale: Locale) => string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Record<Locale, string>
  const times = (locale: Locale): string => `${Math.floor(multiple100 / 100).toLocaleString(languageTag(locale))}×`
  await emit(tx, notificationWanted, {
    playerId,
    payload: {
      title: inEach((locale) => TITLES[locale](times(locale))),
      body: inEach((locale) => TEXTS[locale](times(locale), title)),
      key: `win:${roundId}`,
      kind: 'win',
      url: provider === HOUSE ? `/rounds/${roundId}` : '/rounds',
      ttlSeconds: DAY_MS / SECOND_MS,
      urgency: 'low',
      isPromotional: true,
      isForAbsent: true,
    },
  })
}
