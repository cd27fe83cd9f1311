import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { ShowMore } from '#ui/parts/show-more.tsx'
import { listSiteEvents, listVersions, type LoggedVersion, readSeals, type SiteLogEvent } from '../contract.ts'
import { Seals } from './seals.tsx'
import { EVENT_NAMES, eventText, lastedText, VERSION_NAMES } from './texts.ts'

/** The log of the site. English only. */
export default function SiteLogPage() {
  return (
    <DeskPage title="Site log">
      <Log />
    </DeskPage>
  )
}

const AFTER_THE_LAST = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ data }: { readonly data: { readonly next: string | null } }) => data.next,
  staleTime: 0,
}

const pageBefore = (id: string | null) => ({ query: id === null ? {} : { before: id } })

/** All parts at once, or one would move the next. */
function Log() {
  const api = useApi()
  const seals = useQuery({ ...queryOf(api, readSeals), staleTime: 0 })
  const events = useInfiniteQuery({
    queryKey: ['site-events'],
    queryFn: ({ pageParam }) => api.call(listSiteEvents, pageBefore(pageParam)),
    ...AFTER_THE_LAST,
  })
  const versions = useInfiniteQuery({
    queryKey: ['software-versions'],
    queryFn: ({ pageParam }) => api.call(listVersions, pageBefore(pageParam)),
    ...AFTER_THE_LAST,
  })
  if (!seals.data || !events.data || !versions.data) return <QueueWait error={seals.error ?? events.error ?? versions.error} />
  return (
    <>
      <Seals {...seals.data.data} />
      <Events
        events={events.data.pages.flatMap(({ data }) => data.events)}
        more={<ShowMore query={events} label="Show earlier events" />}
      />
      <Versions
        versions={versions.data.pages.flatMap(({ data }) => data.versions)}
        more={<ShowMore query={versions} label="Show earlier versions" />}
      />
    </>
  )
}

interface EventsProps {
  readonly events: readonly SiteLogEvent[]
  readonly more: ReactNode
}

function Events({ events, more }: EventsProps) {
  return (
    <Part
      title="Significant events"
      about="Of this brand and of the whole site. Times are UTC. Every look at players is recorded."
    >
      {events.length === 0 ? <QueueEmpty isList>No significant events yet.</QueueEmpty> : null}
      {events.length > 0 ? (
        <DeskTable label="Significant events" heads={['Time', 'Event', 'Details']}>
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
        </DeskTable>
      ) : null}
      {more}
    </Part>
  )
}

interface VersionsProps {
  readonly versions: readonly LoggedVersion[]
  readonly more: ReactNode
}

function Versions({ versions, more }: VersionsProps) {
  return (
    <Part title="Software versions" about="What a start of the site has changed, for all brands.">
      {versions.length === 0 ? <QueueEmpty isList>No start is recorded yet.</QueueEmpty> : null}
      {versions.length > 0 ? (
        <DeskTable label="Software versions" heads={['First start', 'Part', 'Version']}>
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
        </DeskTable>
      ) : null}
      {more}
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
