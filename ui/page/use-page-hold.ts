import { useEffect } from 'react'
import { holdPage } from './page-holds.ts'

/** Blocks reloads while this is true and the component is mounted. */
export function usePageHold(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld])
}
