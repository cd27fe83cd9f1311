import { useTranslations } from 'use-intl'
import { hear } from '#ui/realtime/on-message.ts'
import { scratchCardsPush } from '../contract.ts'
import { keepSet } from './queries.ts'

/** Keeps the set up to date; a card that was earned or has become ready is announced. */
export const onPush = [
  hear(scratchCardsPush, ({ action, ...set }, { queries, toast }) => {
    keepSet(queries, set)
    if (action === 'earned' || action === 'ready') toast(<Told action={action} />, { kind: 'success' })
  }),
]

function Told({ action }: { action: 'earned' | 'ready' }) {
  return useTranslations('scratch-cards')(`told.${action}`)
}
