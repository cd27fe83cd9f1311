import { createContext, use, useEffect } from 'react'

interface HeadWords {
  /** An operator's description, which overrides the page's own. */
  readonly description: string | null
  /** Registers that the page has its own description; returns the unregister function. */
  readonly claim: () => () => void
}

const Head = createContext<HeadWords>({ description: null, claim: () => () => undefined })

export const HeadProvider = Head

/** The page's description for search engines, unless an operator has set one. */
export function PageDescription({ text }: { text: string }) {
  const { description, claim } = use(Head)
  useEffect(claim, [claim])
  return <meta name="description" content={description ?? text} />
}
