import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { watchFor } from './watch-for.ts'

/**
 * What a browser does by itself when it loads a page, for pages that come without loading: the place that the address
 * names is shown, also when it comes later; else the heading gets the focus, and the new title is said.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isNewPage = shown.current !== pathname
    shown.current = pathname
    if (isNewPage) setTitle(document.title)
    if (hash.length > 1) return watchFor(decode(hash.slice(1)), showTarget)
    if (isNewPage) focusOn(document.querySelector('#content h1') ?? document.getElementById('content'))
    return undefined
  }, [pathname, hash])

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  )
}

function showTarget(target: Element): void {
  target.scrollIntoView()
  focusOn(target)
}

/** Not where the page itself, or a modal over it, has taken the focus already. */
function focusOn(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return
  const { activeElement } = document
  if (activeElement?.closest('#content, [role=dialog]')) return
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
