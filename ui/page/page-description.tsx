import { createContext, use, useEffect } from 'react'

interface HeadWords {
  /** An operator's, in place of the page's own. */
  readonly description: string | null
  /** Says that the page describes itself, for as long as it stands; gives the way to take that back. */
  readonly claim: () => () => void
}

const Head = createContext<HeadWords>({ description: null, claim: () => () => undefined })

export const HeadProvider = Head

/** What a page says of itself to search engines, unless an operator has said something else. */
export function PageDescription({ text }: { text: string }) {
  const { description, claim } = use(Head)
  useEffect(claim, [claim])
  return <meta name="description" content={description ?? text} />
}
