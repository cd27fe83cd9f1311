import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { machine, metersAt } from '../fixtures.ts'
import { FunMachineView, type FunMachineViewProps } from './fun-machine-view.tsx'
import type { Pulling } from './queries.ts'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE: Pulling = { won: undefined, isPending: false, isFailed: false, limit: undefined, onPull: nothing }

type Story = Pick<FunMachineViewProps, 'meter'> & Partial<FunMachineViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { filling, ready, nothing: none, ...meters } = metersAt(now)
  return {
    guest: { meter: ready, isPlayer: false },
    filling: { meter: filling },
    ready: { meter: ready },
    pulling: { meter: ready, pulling: { ...IDLE, isPending: true } },
    won: { meter: filling, pulling: { ...IDLE, won: { index: 2, coins: 100_000, entries: 0 } } },
    'won, and another pull': { meter: ready, pulling: { ...IDLE, won: { index: 4, coins: 2_500_000, entries: 0 } } },
    'entries only, where they are closed': {
      meter: filling,
      machine: { ...machine, isCoinsOnly: true },
      pulling: { ...IDLE, won: { index: 1, coins: 0, entries: 0 } },
    },
    failed: { meter: ready, pulling: { ...IDLE, isFailed: true } },
    nothing: { meter: none, machine: { ...machine, prizes: [], average: null, oddsHash: null } },
    ...Object.fromEntries(Object.entries(meters).map(([name, meter]) => [name, { meter }])),
  }
}

/** Every state of the machine, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { meter, ...story }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <FunMachineView meter={meter} machine={machine} isPlayer pulling={IDLE} onRefresh={nothing} {...story} />
        </section>
      ))}
    </main>
  )
}
