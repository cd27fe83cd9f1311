import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { infosAt } from '../fixtures.ts'
import { MoneyBoxView, type MoneyBoxViewProps } from './money-box-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE = { isPending: false, isFailed: false, onBreak: nothing }

type Story = Pick<MoneyBoxViewProps, 'info'> & Partial<MoneyBoxViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { empty, ripe, ...infos } = infosAt(now)
  return {
    guest: { info: empty, isPlayer: false },
    empty: { info: empty },
    'ready to break': { info: ripe },
    breaking: { info: ripe, breaking: { ...IDLE, isPending: true } },
    failed: { info: ripe, breaking: { ...IDLE, isFailed: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the piggy bank, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { info, ...story }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <MoneyBoxView info={info} isPlayer breaking={IDLE} onRefresh={nothing} {...story} />
        </section>
      ))}
    </main>
  )
}
