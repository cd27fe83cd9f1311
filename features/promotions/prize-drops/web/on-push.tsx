import { useTranslations } from 'use-intl'
import type { PushData } from '#kernel/push.ts'
import type { PushTarget } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/hear.ts'
import { prizeDropsPush } from '../contract.ts'

type Drop = PushData<typeof prizeDropsPush>

/** Everybody hears of a drop, the winner too, and maybe before the own word of it comes: so others' are told later. */
const OTHERS_LATER_MS = 1_000

/** What a page does when a prize has dropped: an own win opens its modal, another's is a word in the corner. */
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
