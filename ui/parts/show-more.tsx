import { useEffect, useRef } from 'react'

interface ShowMoreProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
}

/** Right below a list or table of the back office: loads its next page, as long as there is one, and focuses its first row. */
export function ShowMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ readonly list: Element; readonly rows: number }>(null)
  // After each render: the new rows may come in any.
  useEffect(() => {
    const row = pressed.current && rowsOf(pressed.current.list)[pressed.current.rows]
    if (!row) return
    pressed.current = null
    // Whoever moved on meanwhile keeps the focus.
    if (document.activeElement === document.body || document.activeElement === button.current) focusRow(row)
  })
  const load = (): void => {
    if (isFetchingNextPage) return
    const list = button.current?.previousElementSibling
    pressed.current = list ? { list, rows: rowsOf(list).length } : null
    void fetchNextPage()
  }
  if (!hasNextPage) return null
  return (
    <button
      ref={button}
      type="button"
      className="button w-fit"
      data-kind="quiet"
      data-size="small"
      // Not `disabled`, which would lose the focus.
      aria-disabled={isFetchingNextPage || undefined}
      onClick={load}
    >
      {label}
    </button>
  )
}

const rowsOf = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(list.matches('ul, ol') ? ':scope > li' : 'tbody > tr'),
]

/** Its first link or button, else the row itself. */
function focusRow(row: HTMLElement): void {
  const target = row.querySelector<HTMLElement>('a[href], button, summary, input, select') ?? row
  if (target === row) row.tabIndex = -1
  target.focus()
}
