import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageAt } from '#kernel/locale.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { Tip } from './tip.tsx'

const MARKS = [
  { id: 'balances', anchor: '.balance-switch' },
  { id: 'switch', anchor: '.balance-switch .balance:has(input:not(:checked))' },
  { id: 'daily', anchor: 'a[href*="openModal=daily-login"]:not(.hero *)' },
] as const

/** Coach marks one after another; hidden while a modal is open or another page is. */
export default function Tips({ onEnd }: { onEnd: () => void }) {
  const location = useLocation()
  const [marks] = useState(() => MARKS.filter(({ anchor }) => find(anchor) !== undefined))
  const [place, setPlace] = useState(0)
  const isFree = ['/', '/lobby'].includes(pageAt(location.pathname)) && modalsOf(location).length === 0
  const giveBack = useGiveFocusBack()
  const end = (): void => {
    giveBack()
    onEnd()
  }
  const mark = marks[place]
  if (!isFree || !mark) return null
  const isLast = place === marks.length - 1
  return (
    <Tip
      key={mark.id}
      id={mark.id}
      find={() => find(mark.anchor)}
      place={place + 1}
      count={marks.length}
      onNext={() => (isLast ? end() : setPlace(place + 1))}
      onSkip={end}
    />
  )
}

/** The first visible element: a link can be in the rail, in the bar and on a card. */
function find(selector: string): Element | undefined {
  return Array.from(document.querySelectorAll(selector)).find((element) => element.checkVisibility?.() ?? true)
}

/** The focus goes back to where it was before the first mark. */
function useGiveFocusBack(): () => void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    before.current = document.activeElement
  }, [])
  return () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true })
  }
}
