import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { watchFor } from './watch-for.ts'

/**
 * Does for client navigation what a browser does on load: scrolls to the element named by the hash, also when it
 * appears later; otherwise focuses the heading and announces the title.
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

/** Unless the page, or a modal over it, has already taken the focus. */
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
