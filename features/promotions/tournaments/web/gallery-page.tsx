import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { tournamentsAt, win } from '../fixtures.ts'
import { words } from '../shared/words.en.ts'
import { TournamentsView } from './tournaments-view.tsx'
import { Won } from './win-modal.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const NONE = { ...words, id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null } as const

/** Every state of a tournament, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  const { nothing: none, ...tournaments } = tournamentsAt(now)
  const next = [tournaments.live, tournaments.planned]
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      <section className="grid max-w-120 gap-2">
        <h2 className="font-bold">a prize</h2>
        <Dialog.Root open modal={false}>
          <div className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface hairline">
            <Won won={win} close={nothing} />
          </div>
        </Dialog.Root>
      </section>
      <Story name="nothing planned" tournament={none} isPlayer />
      <Story name="guest" tournament={tournaments.live} next={next} past={[tournaments.final]} isPlayer={false} />
      {Object.entries(tournaments).map(([name, tournament]) => (
        <Story key={name} name={name} tournament={tournament} next={next} past={[tournaments.final]} isPlayer />
      ))}
    </main>
  )
}

type StoryProps = Partial<React.ComponentProps<typeof TournamentsView>> &
  Pick<React.ComponentProps<typeof TournamentsView>, 'tournament' | 'isPlayer'> & { readonly name: string }

function Story({ name, ...view }: StoryProps) {
  return (
    <section className="grid gap-2">
      <h2 className="font-bold">{name}</h2>
      <TournamentsView campaign={NONE} next={[]} past={[]} onRefresh={nothing} {...view} />
    </section>
  )
}
