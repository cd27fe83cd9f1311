import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { infosAt } from '../fixtures.ts'
import { CoinDropsView, type CoinDropsViewProps } from './coin-drops-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE = { isPending: false, failedAt: null, onClaim: nothing }

type Story = Pick<CoinDropsViewProps, 'info'> & Partial<CoinDropsViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { falling, ...infos } = infosAt(now)
  return {
    guest: { info: falling, isPlayer: false },
    falling: { info: falling },
    claiming: { info: falling, claiming: { ...IDLE, isPending: true } },
    failed: { info: falling, claiming: { ...IDLE, failedAt: falling.drops[0]!.at } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of coin drops, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { info, ...story }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <CoinDropsView info={info} isPlayer claiming={IDLE} onRefresh={nothing} {...story} />
        </section>
      ))}
    </main>
  )
}
