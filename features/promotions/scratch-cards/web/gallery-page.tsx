import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { infosAt } from '../fixtures.ts'
import type { CardActions } from './queries.ts'
import { ScratchView, type ScratchViewProps } from './scratch-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE: CardActions = {
  scratching: null,
  isDealing: false,
  failure: null,
  onDeal: nothing,
  onStart: nothing,
  onCleared: nothing,
  onNext: nothing,
}

type Story = Pick<ScratchViewProps, 'info'> &
  Partial<Omit<ScratchViewProps, 'actions'>> & { readonly actions?: Partial<CardActions> }

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { fresh, ready, ...infos } = infosAt(now)
  const open = (coins: number) => ({ scratching: { id: 1, prize: { coins, entries: 0 }, isCleared: true } })
  return {
    guest: { info: fresh, isPlayer: false },
    'a new card': { info: fresh },
    dealing: { info: fresh, actions: { isDealing: true } },
    'deal failed': { info: fresh, actions: { failure: { limit: undefined } } },
    ready: { info: ready },
    'being scratched': {
      info: ready,
      actions: { scratching: { id: 1, prize: { coins: 50_000, entries: 0 }, isCleared: false } },
    },
    won: { info: ready, actions: open(50_000) },
    'the top prize': { info: ready, actions: open(5_000_000) },
    'no prize': { info: ready, actions: open(0) },
    'coins only': { info: { ...ready, isCoinsOnly: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the scratch cards, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4">
      {Object.entries(storiesAt(now)).map(([name, { info, actions, ...story }]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <ScratchView info={info} isPlayer actions={{ ...IDLE, ...actions }} onRefresh={nothing} {...story} />
        </section>
      ))}
    </main>
  )
}
