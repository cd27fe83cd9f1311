import { bind, type ServerFeature } from '#platform/feature.ts'
import { getHead, getPage, getSitemap } from '../contract.ts'
import { getHeadWith } from './get-head.ts'
import { getPage as readPage } from './get-page.ts'
import { getSitemapWith } from './get-sitemap.ts'
import { kindsWith, type LoadMessages } from './kinds.ts'
import type { PublicSources } from './public-pages.ts'

export interface ContentParts extends PublicSources {
  /** The built words of all slices in one language. */
  readonly loadMessages: LoadMessages
}

/** What operators write: pages, what search engines are told, and words in place of built ones. */
export const contentServer = ({ loadMessages, ...sources }: ContentParts): ServerFeature => ({
  id: 'content',
  isInEveryTheme: true,
  content: kindsWith(loadMessages),
  routes: [
    bind(getPage, readPage),
    bind(getHead, getHeadWith(sources)),
    bind(getSitemap, getSitemapWith(sources)),
  ],
})
