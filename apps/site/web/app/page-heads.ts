import { useEffect, useReducer, useState } from 'react'
import { getHead, type PageHead } from '#features/content/contract.ts'
import { browserTools } from '#ui/page/page-tools.ts'

/** Asks the site what a page's head says. */
export type ReadHead = (path: string) => Promise<PageHead>

export const readHead: ReadHead = async (path) => (await browserTools().api.call(getHead, { query: { path } })).data.head

/** The head of the page one is on: the first one's came with the document, each other is asked for when it opens. */
export function usePageHead(pathname: string, first: PageHead | undefined, read: ReadHead): PageHead | undefined {
  const [heads] = useState(() => new Map(first ? [[pathname, first]] : []))
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (heads.has(pathname)) return undefined
    let isHere = true
    const keep = (head: PageHead) => {
      heads.set(pathname, head)
      if (isHere) redraw()
    }
    // Whom it is for asks for documents: to a visitor nothing is missing.
    read(pathname).then(keep, () => undefined)
    return () => {
      isHere = false
    }
  }, [pathname, heads, read])
  return heads.get(pathname)
}
