import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { data } from 'react-router'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { lotteriesAt } from '../fixtures.ts'
import CongratulationsModal from './congratulations-modal.tsx'
import { LotteryView, type LotteryViewProps } from './lottery-view.tsx'

/** Development only. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

const nothing = () => undefined
const IDLE = { isPending: false, isFailed: false, onAct: nothing }

/** Every state of the lottery and its modal, from fixtures. */
export default function GalleryPage() {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  const { past, stories } = lotteriesAt(now)
  const all: Readonly<Record<string, Partial<LotteryViewProps> & Pick<LotteryViewProps, 'details'>>> = {
    guest: { details: stories.newcomer.details, isPlayer: false, own: undefined },
    ...stories,
    asking: { ...stories.newcomer, asking: { ...IDLE, isPending: true } },
    failed: { ...stories.newcomer, asking: { ...IDLE, isFailed: true } },
    'more of both': { ...stories.won, past, onMoreWinners: nothing, onMoreDraws: nothing },
  }
  return (
    <main className="mx-auto grid max-w-360 gap-8 p-4 [&>*]:min-w-0">
      <section className="grid max-w-120 gap-2">
        <h2 className="font-bold">a prize is taken</h2>
        <Dialog.Root open modal={false}>
          <div className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface hairline">
            <CongratulationsModal args={{ coins: '5250000', entries: '1000' }} close={nothing} />
          </div>
        </Dialog.Root>
      </section>
      {Object.entries(all).map(([name, story]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          <LotteryView
            isPlayer
            own={undefined}
            board={undefined}
            past={[]}
            asking={IDLE}
            taking={IDLE}
            onRefresh={nothing}
            {...story}
          />
        </section>
      ))}
    </main>
  )
}
