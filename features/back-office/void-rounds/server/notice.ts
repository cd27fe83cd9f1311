import { findGame } from '#games/all.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { NotificationWish } from '#platform/feature.ts'
import type { StoredAct } from './store.ts'

const KEPT_DAYS = 60

/** One message for each act and player. Not promotional: it also reaches players on a break. */
export function noticeOf({ id, game, takesWins }: StoredAct): NotificationWish {
  const title = findGame(game)?.title ?? game
  return {
    key: `round-void:${id}`,
    kind: 'round-void',
    isPromotional: false,
    title: { en: 'We voided rounds you played', es: 'Anulamos rondas que jugaste' },
    body: takesWins
      ? {
          en: `${title} had a fault. See what changed in your game history.`,
          es: `${title} tuvo una falla. Mira los cambios en tu historial.`,
        }
      : {
          en: `${title} had a fault. We returned what you played.`,
          es: `${title} tuvo una falla. Te devolvimos lo que jugaste.`,
        },
    url: '/rounds',
    ttlSeconds: (KEPT_DAYS * DAY_MS) / SECOND_MS,
    urgency: 'normal',
  }
}
