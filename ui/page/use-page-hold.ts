import { useEffect } from 'react'
import { holdPage } from './page-holds.ts'

/** Keeps the page from being loaded anew for as long as this is true and stands. */
export function usePageHold(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld])
}
