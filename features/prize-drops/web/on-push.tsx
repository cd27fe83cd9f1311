import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/contract.ts'
import type { PushData } from '#kernel/push.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/hear.ts'
import { prizeDropsPush } from '../contract.ts'

type Drop = PushData<typeof prizeDropsPush>

/** What a page does when a prize has dropped: an own win opens its modal, another's is a word in the corner. */
export const onPush = [
  hear(prizeDropsPush, (drop, { queries, openModal, toast }) => {
    let isKnown = false
    patchData(queries, getProfile, (profile) => {
      isKnown = profile.prizeDrops['lastOwnDrop'] === drop.dropId
      return drop.isOwn ? { ...profile, prizeDrops: { ...profile.prizeDrops, lastOwnDrop: drop.dropId } } : profile
    })
    // Everybody hears of it, the winner too, who has heard already.
    if (isKnown) return
    const { asset, prizeValue, prizeLvl } = drop
    if (drop.isOwn) openModal('prize-drops-win', { asset, amount: String(prizeValue), level: String(prizeLvl) })
    else toast(<Won drop={drop} />)
  }),
]

function Won({ drop: { winner, asset, prizeValue } }: { drop: Drop }) {
  const t = useTranslations('prize-drops')
  const format = useAmount()
  return t(`othersWin.${asset}`, { winner, amount: format(asset, prizeValue) })
}
