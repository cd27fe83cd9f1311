import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** The first page of a tab; the return after 30 idle minutes. */
export const triggerType = z.enum(['visitStart', 'sessionStart'])
export type TriggerType = z.infer<typeof triggerType>

/** In the visitor's language. */
export const popUpAd = z.object({
  popup_id: z.string(),
  popup_name: z.string(),
  /** Seconds from the trigger until it is shown. */
  popup_delay_time: z.int().min(0),
  /** Descending: first by the priority of the operator's campaign, then by its own. */
  company_priority: z.int(),
  popup_priority: z.int(),
  popup_data: z.object({
    title: z.string(),
    text: z.string(),
    action: z.string(),
    /** A path of this site without the language prefix, or `?openModal=…`. */
    link: z.string(),
    /** Name of a picture in `public/art/interface`. */
    picture: z.string(),
    /** Minimum hours between two showings. */
    hoursBetween: z.int(),
    /** How often one visitor sees it a day; 0 for no cap. */
    viewsPerVisitorPerDay: z.int().min(0),
  }),
  /** Id of this showing. */
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
  reply: z.object({
    success: z.literal(true),
    ads: z.array(popUpAd),
    /** Of the brand’s calendar: the day for which views are counted. */
    day: z.iso.date(),
    /** How many pop-ups one visitor sees a day; 0 for no cap. The page keeps count for guests. */
    viewsPerDay: z.int().min(0),
  }),
} as const

export const getGuestAds = route({
  ...asked,
  path: '/rest/pop-up-ads/guest-popup-ads/',
  summary: 'Returns the pop-up ads for guests, most important first, and the caps by which their page counts views.',
})

export const getPlayerAds = route({
  ...asked,
  path: '/rest/pop-up-ads/player-popup-ads/',
  summary:
    'Returns the pop-up ads for this player, most important first: none for protected players, none beyond the caps of the day.',
})

export const adAction = z.enum(['view', 'click', 'close'])
export type AdAction = z.infer<typeof adAction>

/** The specification names no values: names and their numbers, 1 to 3 in this order, are both accepted. */
const ACTIONS = { 1: 'view', 2: 'click', 3: 'close' } as const
const actionId = z.union([adAction, z.literal([1, 2, 3]), z.literal(['1', '2', '3'])])
export const actionOf = (id: z.infer<typeof actionId>): AdAction => (id in ACTIONS ? ACTIONS[id as 1] : (id as AdAction))

export const logAction = route({
  method: 'POST',
  path: '/rest/pop-up-ads/log-action/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Records that a pop-up was seen, followed, or closed. Only the first of each counts.',
  isUnattended: true,
  callsPerMinuteMax: 60,
  body: z.object({ log_id: z.string().max(60), action_id: actionId, is_player: z.union([z.boolean(), z.literal([0, 1])]) }),
  reply: z.object({ success: z.literal(true) }),
})
