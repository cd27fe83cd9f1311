import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { infosAt } from '../fixtures.ts'
import { PrizeDropsView, type PrizeDropsViewProps } from './prize-drops-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

type Story = Pick<PrizeDropsViewProps, 'info'> & Partial<PrizeDropsViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { anytime, ...infos } = infosAt(now)
  return {
    guest: { info: anytime, level: null },
    'below the level': { info: anytime, level: 7 },
    anytime: { info: anytime },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of prize drops, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { info, level = 24 }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <PrizeDropsView info={info} level={level} onRefresh={() => undefined} />
        </section>
      ))}
    </main>
  )
}
