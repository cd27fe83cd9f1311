import { useEffect, useReducer, useState } from 'react'
import { getHead, type PageHead } from '#features/back-office/content/contract.ts'
import { browserTools } from '#ui/page/page-tools.ts'

/** Fetches the metadata of a page's head. */
export type ReadHead = (path: string) => Promise<PageHead>

export const readHead: ReadHead = async (path) => (await browserTools().api.call(getHead, { query: { path } })).data.head

/** The current page's head: the first one comes with the document, the others are fetched on navigation. */
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
    // Its readers load documents: visitors miss nothing.
    read(pathname).then(keep, () => undefined)
    return () => {
      isHere = false
    }
  }, [pathname, heads, read])
  return heads.get(pathname)
}
