import { useEffect, useState } from 'react'

const RESULTS_MAX = 12

/** The results of this visit, newest first; each is added once its animation has ended. */
export function useResults<V>(result: V | undefined, hasEnded: boolean): readonly V[] {
  const [results, setResults] = useState<readonly V[]>([])
  const ended = hasEnded ? result : undefined
  useEffect(() => {
    if (ended !== undefined) setResults((known) => [ended, ...known].slice(0, RESULTS_MAX))
  }, [ended])
  return results
}
