import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { MainActionContext, type Offer } from './main-action.ts'

/** Pixels below which hidden content is only a shadow. */
const CUT_FROM_PX = 12

interface BoardWindowProps {
  readonly label: string
  /** Where the board offers the main button's next action, if it does. */
  readonly offer?: Offer
  readonly children: ReactNode
}

/** The window of a board. If the screen is too small it scrolls, and a sign at the bottom shows that there is more. */
export function BoardWindow({ label, offer, children }: BoardWindowProps) {
  const board = useRef<HTMLElement>(null)
  const isCut = useIsCut(board)
  return (
    <>
      <section ref={board} className="table-board" aria-label={label} data-is-cut={isCut ? '' : undefined}>
        {offer ? <MainActionContext value={offer}>{children}</MainActionContext> : children}
      </section>
      {isCut ? (
        <span className="table-more" aria-hidden="true">
          <Icon name="caret-down-bold" />
        </span>
      ) : null}
    </>
  )
}

function useIsCut(board: { readonly current: HTMLElement | null }): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const { current } = board
    if (!current || typeof ResizeObserver === 'undefined') return undefined
    const look = (): void => setCut(current.scrollHeight - current.clientHeight - current.scrollTop > CUT_FROM_PX)
    const sizes = new ResizeObserver(look)
    for (const each of [current, ...current.children]) sizes.observe(each)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [board])
  return isCut
}
