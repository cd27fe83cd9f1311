import { useInfiniteQuery, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShowMore } from './show-more.tsx'

afterEach(cleanup)

const PAGES = [['first'], ['second', 'third'], ['last']]

function List({ isTable, link, load }: { isTable: boolean; link: boolean; load: (page: number) => Promise<string[]> }) {
  const query = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length < PAGES.length ? pages.length : null),
    retry: false,
  })
  const rows = query.data?.pages.flat() ?? []
  const textOf = (row: string) => (link ? <a href={`/${row}`}>{row}</a> : row)
  return (
    <>
      {isTable ? (
        <div>
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row} aria-label={row}>
                  <td>{textOf(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row}>{textOf(row)}</li>
          ))}
        </ul>
      )}
      <ShowMore query={query} label="Show older" />
      <button type="button">elsewhere</button>
    </>
  )
}

function open({ isTable = false, link = false, load = async (page: number) => PAGES[page]! } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List isTable={isTable} link={link} load={load} />
    </QueryClientProvider>,
  )
  return screen.findByRole('button', { name: 'Show older' })
}
const focused = () => document.activeElement?.textContent

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('the focus moves to the first new row, in a table %s, to its link %s, also after the last page', async (isTable, link) => {
  await userEvent.click(await open({ isTable, link }))
  await waitFor(() => expect(focused()).toBe('second'))
  expect(document.activeElement?.tagName).toBe(link ? 'A' : isTable ? 'TR' : 'LI')
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(focused()).toBe('last'))
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('after a failure the focus is still on the button, which tries again', async () => {
  let tries = 0
  const load = async (page: number) => {
    if (page > 0 && tries++ === 0) throw new Error('lost')
    return PAGES[page]!
  }
  const button = await open({ load })
  await userEvent.click(button)
  await waitFor(() => expect(tries).toBe(1))
  await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await waitFor(() => expect(focused()).toBe('second'))
})

test('whoever moved on while it loaded keeps the focus', async () => {
  let answer: (rows: string[]) => void = () => {}
  const load = (page: number) => (page === 0 ? Promise.resolve(['first']) : new Promise<string[]>((done) => (answer = done)))
  await userEvent.click(await open({ load }))
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  answer(['second'])
  expect(await screen.findByText('second')).toBeTruthy()
  expect(focused()).toBe('elsewhere')
})
