import { assert } from '#kernel/result.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { getHead, getPage, getSitemap } from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { getHeadWith } from './get-head.ts'
import { getPageWith } from './get-page.ts'
import { kindsWith, writtenWords } from './kinds.ts'
import { getSitemapWith } from './public-pages.ts'
import { publishContentWith } from './publish-content.ts'
import { listContentWith, previewContent, readContent, searchMessagesWith } from './read-content.ts'
import { saveContentWith } from './save-content.ts'

/** Operators' content: pages, search metadata, replaced messages, and the kinds of other slices. */
export const contentServer = ({ loadMessages, ...sources }: SiteServices): ServerFeature => {
  const kinds = (): ContentKind[] => sources.slices().flatMap(({ content = [] }) => content)
  const kindOf = (kind: string): ContentKind => {
    const found = kinds().filter((each) => each.kind === kind)
    assert(found.length <= 1, `two slices speak of '${kind}'`)
    if (!found[0]) throw new AppError('invalid-input', 'Unknown kind of content.')
    return found[0]
  }
  return {
    id: 'content',
    isInEveryTheme: true,
    content: kindsWith(loadMessages),
    words: writtenWords,
    routes: [
      bind(getPage, getPageWith(loadMessages)),
      bind(getHead, getHeadWith(sources)),
      bind(getSitemap, getSitemapWith(sources)),
      bind(operators.listContent, listContentWith(kinds)),
      bind(operators.readContent, readContent),
      bind(operators.saveContent, saveContentWith(kindOf)),
      bind(operators.publishContent, publishContentWith(kindOf)),
      bind(operators.previewContent, previewContent),
      bind(operators.searchMessages, searchMessagesWith(loadMessages)),
    ],
  }
}
