import { useTranslations } from 'use-intl'
import { initApp } from '#features/account/account/contract.ts'
import type { PresetPackage } from '#features/store/packages/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { queryOf } from '#ui/api/query.ts'
import type { ArrivalTarget } from '#ui/feature.ts'
import { checkBonus, flipTheCoin, subscribe } from '../contract.ts'
import { STORE, storePath } from './store-path.ts'

/**
 * A promotion acts after this delay, so that visitors see where they are before it navigates. It does not act for a
 * visitor who has left the page meanwhile.
 */
export const PROMOTION_AFTER_MS = 2 * SECOND_MS

/** The action of each query parameter of the slice. */
export async function arrive(value: string, page: ArrivalTarget): Promise<void> {
  switch (page.parameter) {
    case 'promoOffer':
      if (await hasStood(page.signal)) await takeOffer(value, page)
      return
    case 'promoOfferSet':
      if (await hasStood(page.signal)) await flipCoin(value, page)
      return
    case 'freeEntriesBonus':
      return openBonus(value, page)
    default:
      return goToBannerPackage(page)
  }
}

const hasStood = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resume) => {
    setTimeout(() => resume(!signal.aborted), PROMOTION_AFTER_MS)
    signal.addEventListener('abort', () => resume(false))
  })

/** `?promoOffer=welcome`: opens the package that the link offers, or the store if it offers none. */
async function takeOffer(urlHash: string, { api, navigate, signal }: ArrivalTarget): Promise<void> {
  const reply = await api.call(subscribe, { body: { urlHash } }).catch(() => null)
  if (!signal.aborted) navigate(reply?.success ? storePath(reply.presetId) : STORE)
}

/** `?promoOfferSet=heads-or-tails`: flips the coin and shows the result, or today's earlier result. */
async function flipCoin(promoOfferSet: string, { api, navigate, openModal, signal }: ArrivalTarget): Promise<void> {
  const reply = await api.call(flipTheCoin, { query: { promoOfferSet } }).catch(() => null)
  if (signal.aborted) return
  if (reply?.success) navigate(storePath(reply.data.data.promoOfferPreset.id))
  else if (reply?.reasonType === 'limit_by_time') openModal('coin-used', { promoOfferSet })
  else navigate(STORE)
}

/** `?freeEntriesBonus=hello-again`: opens the bonus of a message, or says that it has expired. */
async function openBonus(message_id: string, { api, openModal, toast, signal }: ArrivalTarget): Promise<void> {
  const bonus = (await api.call(checkBonus, { body: { message_id } }).catch(() => null))?.data
  if (signal.aborted) return
  if (!bonus?.bonusInfo || !bonus.playerBonusInfo) return toast(<BonusGone />, { kind: 'warning' })
  openModal(`${bonus.bonusInfo.type}-bonus`, { messageId: bonus.bonusInfo.id })
}

/** `?redirectUrl=bannerPresetPackage`: opens the page of the banner's package. */
async function goToBannerPackage({ api, queries, navigate, signal }: ArrivalTarget): Promise<void> {
  const { data } = await queries.ensureQueryData(queryOf(api, initApp))
  const banner = data.bannerPresetPackage as PresetPackage | null
  if (!signal.aborted) navigate(banner ? storePath(banner.id) : STORE)
}

function BonusGone() {
  return useTranslations('offers')('bonusGone')
}
