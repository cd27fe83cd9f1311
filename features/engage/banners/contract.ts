import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const banner = z.object({
  id: z.string(),
  /** All words are in the visitor's language. */
  tag: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** A path of this site, without language prefix; a query such as `?openModal=daily-login` opens a modal in place. */
  link: z.string(),
  /** Path without width and ending, 2.6:1; no lettering in it. */
  image: z.string(),
  /** The darkest colour of the art: the scrim, and what shows until the art arrives. */
  bg_color: z.string(),
})
export type Banner = z.infer<typeof banner>

export const getHomeBanners = route({
  method: 'GET',
  path: '/rest/banners/home/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The banners of home alone.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ banners: z.array(banner), bannerPresetPackage: z.unknown().nullable() }),
  }),
})
