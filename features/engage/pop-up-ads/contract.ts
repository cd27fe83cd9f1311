import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** The first page of a tab; back after 30 idle minutes. */
export const triggerType = z.enum(['visitStart', 'sessionStart'])
export type TriggerType = z.infer<typeof triggerType>

/** In the visitor's language. */
export const popUpAd = z.object({
  popup_id: z.string(),
  popup_name: z.string(),
  /** Seconds from the moment until it is shown. */
  popup_delay_time: z.int().min(0),
  /** The greater first: that of the house's campaign, then its own. */
  company_priority: z.int(),
  popup_priority: z.int(),
  popup_data: z.object({
    title: z.string(),
    text: z.string(),
    action: z.string(),
    /** A path of this site without language prefix, or `?openModal=…`. */
    link: z.string(),
    /** Name of a picture in `public/art/interface`. */
    picture: z.string(),
    /** Not again within so many hours. */
    hoursBetween: z.int(),
  }),
  /** Names this one showing. */
  log_id: z.string(),
})
export type PopUpAd = z.infer<typeof popUpAd>

const asked = {
  method: 'POST',
  effect: 'write',
  actor: 'visitor',
  isUnattended: true,
  callsPerMinuteMax: 20,
  body: z.object({ triggerType }),
  reply: z.object({ success: z.literal(true), ads: z.array(popUpAd) }),
} as const

export const getGuestAds = route({
  ...asked,
  path: '/rest/pop-up-ads/guest-popup-ads/',
  summary: 'What is pointed out to guests at this moment, the most important first.',
})

export const getPlayerAds = route({
  ...asked,
  path: '/rest/pop-up-ads/player-popup-ads/',
  summary: 'What is pointed out to this player at this moment, the most important first; nothing to whoever is protected.',
})

export const adAction = z.enum(['view', 'click', 'close'])
export type AdAction = z.infer<typeof adAction>

export const logAction = route({
  method: 'POST',
  path: '/rest/pop-up-ads/log-action/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Keeps that a showing was seen, followed or closed; the first time of each counts.',
  isUnattended: true,
  callsPerMinuteMax: 60,
  body: z.object({ log_id: z.string().max(60), action_id: adAction, is_player: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
})
