import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const banner = z.object({
  id: z.string(),
  /** All texts are in the visitor's language. */
  tag: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /**
   * A path of this site without the language prefix; a query such as `?openModal=daily-login` opens a modal in place.
   */
  link: z.string(),
  /** Picture URL, 2.6:1, without lettering; `imageSet` lists all widths in `srcset` format. */
  image: z.string(),
  imageSet: z.string(),
  /** The darkest color of the art, used for the scrim and as the placeholder while the art loads. */
  bg_color: z.string(),
})
export type Banner = z.infer<typeof banner>

export const getHomeBanners = route({
  method: 'GET',
  path: '/rest/banners/home/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the home banners.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ banners: z.array(banner), bannerPresetPackage: z.unknown().nullable() }),
  }),
})
