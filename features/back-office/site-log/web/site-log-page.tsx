import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { ScrollRegion } from '#ui/parts/scroll-region.tsx'
import { listSiteEvents, listVersions } from '../contract.ts'
import { EVENT_NAMES, eventText, lastedText, VERSION_NAMES } from './texts.ts'

/** The log of the site. English only. */
export default function SiteLogPage() {
  return (
    <DeskPage title="Site log">
      <Events />
      <Versions />
    </DeskPage>
  )
}

function Events() {
  const api = useApi()
  const found = useInfiniteQuery({
    queryKey: ['site-events'],
    queryFn: ({ pageParam }) => api.call(listSiteEvents, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ data }) => data.next,
    staleTime: 0,
  })
  const events = found.data?.pages.flatMap(({ data }) => data.events)
  return (
    <Part
      title="Significant events"
      about="Of this brand and of the whole site. Times are UTC. Every look at players is recorded."
    >
      {events ? null : <QueueWait error={found.error} />}
      {events?.length === 0 ? <QueueEmpty isList>No significant events yet.</QueueEmpty> : null}
      {events && events.length > 0 ? (
        <Table label="Significant events, table" heads={['Time', 'Event', 'Details']}>
          {events.map((event) => (
            <tr key={event.id}>
              <th scope="row" className="whitespace-nowrap tabular-nums">
                {timeText(event.at)}
              </th>
              <td data-label="Event">{EVENT_NAMES[event.kind]}</td>
              <td data-label="Details">
                {event.kind === 'large-win' ? (
                  <>
                    <LocalLink
                      to={`/operator/players?search=${event.player}`}
                      className="text-link -my-2 inline-block py-2 break-all"
                    >
                      {event.login}
                    </LocalLink>
                    {event.isTest ? ' (test account)' : ''}:{' '}
                  </>
                ) : null}
                {eventText(event)} {lastedText(event)}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      <More query={found} label="Show earlier events" />
    </Part>
  )
}

function Versions() {
  const api = useApi()
  const found = useInfiniteQuery({
    queryKey: ['software-versions'],
    queryFn: ({ pageParam }) => api.call(listVersions, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ data }) => data.next,
    staleTime: 0,
  })
  const versions = found.data?.pages.flatMap(({ data }) => data.versions)
  return (
    <Part title="Software versions" about="What a start of the site has changed, for all brands.">
      {versions ? null : <QueueWait error={found.error} />}
      {versions?.length === 0 ? <QueueEmpty isList>No start is recorded yet.</QueueEmpty> : null}
      {versions && versions.length > 0 ? (
        <Table label="Software versions, table" heads={['First start', 'Part', 'Version']}>
          {versions.map(({ id, at, kind, name, version }) => (
            <tr key={id}>
              <th scope="row" className="whitespace-nowrap tabular-nums">
                {timeText(at)}
              </th>
              <td data-label="Part">{kind === 'game' ? `Game ${name}` : VERSION_NAMES[kind]}</td>
              <td data-label="Version" className="break-words">
                {version}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      <More query={found} label="Show earlier versions" />
    </Part>
  )
}

const Part = ({ title, about, children }: { readonly title: string; readonly about: string; readonly children: ReactNode }) => (
  <section className="grid min-w-0 gap-3" aria-label={title}>
    <h2 className="text-[18px]/6 font-bold">{title}</h2>
    <p className="text-[14px]/5 text-muted">{about}</p>
    {children}
  </section>
)

interface TableProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}

const Table = ({ label, heads, children }: TableProps) => (
  <ScrollRegion label={label}>
    <table className="operator-table" data-stacked>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)

interface MoreProps {
  readonly query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown }
  readonly label: string
}

const More = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreProps) =>
  hasNextPage ? (
    <button
      type="button"
      className="button w-fit"
      data-kind="quiet"
      data-size="small"
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </button>
  ) : null
