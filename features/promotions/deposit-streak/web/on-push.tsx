import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { streakPush } from '../contract.ts'
import { keepStreak } from './queries.ts'

/** A completed purchase leads to its page first, which would clear the toast. */
const AFTER_MS = 2 * SECOND_MS

/** Tells of a new wheel and of a step taken back; spins and resets show on the page alone. */
export const onPush = [
  hear(streakPush, ({ action, ...streak }, { queries, openModal, toast }) => {
    if (!keepStreak(queries, streak)) return
    const last = streak.openSteps.at(-1)
    if (action === 'step' && last !== undefined) {
      const spin = { label: <Words of="spin" />, isMain: true, run: () => openModal('lightning-streak') }
      const tell = (): void => toast(<Opened step={last} />, { kind: 'success', id: 'lightning-streak', actions: [spin] })
      setTimeout(tell, AFTER_MS)
    }
    if (action === 'reversed') toast(<Words of="takenBack" />)
    if (action === 'restored') toast(<Words of="givenBack" />)
  }),
]

function Opened({ step }: { step: number }) {
  return useTranslations('deposit-streak')('opened', { step })
}

function Words({ of }: { of: 'spin' | 'takenBack' | 'givenBack' }) {
  return useTranslations('deposit-streak')(of)
}
