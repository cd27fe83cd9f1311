import { useTranslations } from 'use-intl'
import type { PushTarget } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { prizeDropsPush } from '../contract.ts'
import { type Assigned, keepNext, keepWinner } from './queries.ts'

/** The winner gets the public message too, possibly before the own one, so the public one is delayed. */
const OTHERS_LATER_MS = 2_000

/** Handles dropped prizes: an own win opens its modal, another player's win shows a toast. */
export const onPush = [hear(prizeDropsPush, createDrops())]

function createDrops() {
  const own = new Set<string>()
  const showOthers = (drop: Assigned, { queries, toast }: PushTarget): void => {
    if (own.has(drop.dropId)) return
    keepWinner(queries, drop)
    toast(<Won drop={drop} />)
  }
  return (push: Assigned | { readonly action: 'nextPrize'; readonly nextPrizeAt: number }, app: PushTarget): void => {
    if (push.action === 'nextPrize') return keepNext(app.queries, push.nextPrizeAt)
    const { dropId, isOwn, asset, prizeValue, prizeLvl } = push
    if (own.has(dropId)) return keepWinner(app.queries, push)
    if (!isOwn) return void setTimeout(() => showOthers(push, app), OTHERS_LATER_MS)
    own.add(dropId)
    app.openModal('prize-drops-win', { asset, amount: String(prizeValue), level: String(prizeLvl) })
  }
}

function Won({ drop: { winner, asset, prizeValue } }: { drop: Assigned }) {
  const t = useTranslations('prize-drops')
  const format = useAmount()
  const amount = format(asset, prizeValue)
  return winner === null ? t(`someoneWins.${asset}`, { amount }) : t(`othersWin.${asset}`, { winner, amount })
}
