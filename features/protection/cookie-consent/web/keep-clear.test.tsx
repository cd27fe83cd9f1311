import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeepClear } from './keep-clear.ts'

const WINDOW_HEIGHT = 800

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** How far the page scrolls when an element behind the notice, which begins at 600 px, gets the focus. */
function focusBehind(position: 'static' | 'fixed'): number[] {
  const scrolled: number[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT)
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => void scrolled.push(top))
  const { getByText } = render(<Page position={position} />)
  getByText('behind').focus()
  return scrolled
}

function Page({ position }: { readonly position: 'static' | 'fixed' }) {
  const notice = useRef<HTMLDivElement>(null)
  useKeepClear(notice, true)
  return (
    <>
      <div style={{ position }}>
        <button type="button" ref={(button) => void (button && place(button, 650, 700))}>
          behind
        </button>
      </div>
      <div ref={(element) => void ((notice.current = element), element && place(element, 600, WINDOW_HEIGHT))} />
    </>
  )
}

const place = (element: Element, top: number, bottom: number): void =>
  void (element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top))

test('an element behind the notice is scrolled into view when it gets the focus', () => {
  expect(focusBehind('static')).toEqual([112])
})

test('a page does not scroll when a fixed element gets the focus', () => {
  expect(focusBehind('fixed')).toEqual([])
})
