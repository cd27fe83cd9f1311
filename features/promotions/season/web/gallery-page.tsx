import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { seasonsAt } from '../fixtures.ts'
import CongratulationsModal from './congratulations-modal.tsx'
import { SeasonView } from './season-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const PRIZES = {
  'a level with coins': { level: '3', coins: '300000', entries: '0' },
  'a level with entries': { level: '4', coins: '400000', entries: '0.005' },
} as const

/** Every state of the season and its modal, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  const { newcomer, ...seasons } = seasonsAt(now)
  const stories = { guest: newcomer, newcomer, ...seasons }
  return (
    <main className="mx-auto grid max-w-360 gap-8 p-4 [&>*]:min-w-0">
      <div className="grid gap-4 md:grid-cols-2">
        {Object.entries(PRIZES).map(([name, args]) => (
          <section key={name} className="grid content-start gap-2">
            <h2 className="font-bold">{name}</h2>
            <Dialog.Root open modal={false}>
              <div className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface hairline">
                <CongratulationsModal args={args} close={nothing} />
              </div>
            </Dialog.Root>
          </section>
        ))}
      </div>
      {Object.entries(stories).map(([name, { data: season }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <SeasonView season={season} isPlayer={name !== 'guest'} onRefresh={nothing} />
        </section>
      ))}
    </main>
  )
}
