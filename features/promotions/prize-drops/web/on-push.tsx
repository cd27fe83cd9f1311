import { useTranslations } from 'use-intl'
import type { PushData } from '#kernel/push.ts'
import type { PushTarget } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { prizeDropsPush } from '../contract.ts'

type Drop = PushData<typeof prizeDropsPush>

/** The winner gets the public message too, possibly before the own one, so the public one is delayed. */
const OTHERS_LATER_MS = 1_000

/** Handles dropped prizes: an own win opens its modal, another player's win shows a toast. */
export const onPush = [hear(prizeDropsPush, createDrops())]

function createDrops() {
  const own = new Set<string>()
  return (drop: Drop, { openModal, toast }: PushTarget): void => {
    const { dropId, isOwn, asset, prizeValue, prizeLvl } = drop
    if (own.has(dropId)) return
    if (!isOwn) return void setTimeout(() => own.has(dropId) || toast(<Won drop={drop} />), OTHERS_LATER_MS)
    own.add(dropId)
    openModal('prize-drops-win', { asset, amount: String(prizeValue), level: String(prizeLvl) })
  }
}

function Won({ drop: { winner, asset, prizeValue } }: { drop: Drop }) {
  const t = useTranslations('prize-drops')
  const format = useAmount()
  return t(`othersWin.${asset}`, { winner, amount: format(asset, prizeValue) })
}
