import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { infosAt } from '../fixtures.ts'
import type { BoxesPanelProps } from './boxes-panel.tsx'
import { BoxesView } from './boxes-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE = { opening: null, failure: null, onPick: nothing }

type Story = Pick<BoxesPanelProps, 'info'> & Partial<BoxesPanelProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { closed, ...infos } = infosAt(now)
  return {
    guest: { info: closed, isPlayer: false },
    closed: { info: closed },
    opening: { info: closed, pick: { ...IDLE, opening: 5 } },
    failed: { info: closed, pick: { ...IDLE, failure: { limit: undefined } } },
    'coins only': { info: { ...closed, isCoinsOnly: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the cosmic boxes, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { info, ...story }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <BoxesView info={info} isPlayer pick={IDLE} onRefresh={nothing} {...story} />
        </section>
      ))}
    </main>
  )
}
