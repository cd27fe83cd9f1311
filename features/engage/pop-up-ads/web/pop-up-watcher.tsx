import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { initApp } from '#features/account/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { onPageEvent } from '#ui/page/page-events.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getGuestAds, getPlayerAds, type PopUpAd, type TriggerType } from '../contract.ts'
import { leadsToSale } from './leads-to-sale.ts'
import { mayShow, rememberSeen } from './seen.ts'

/** Asks for ads at each trigger, and shows the top one once nothing else occupies the page. */
export default function PopUpWatcher() {
  const api = useApi()
  const { data } = useQuery({ ...queryOf(api, initApp), enabled: false })
  const openModal = useModalsInTurn()
  const features = useWebFeatures()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useEffectEvent(({ popup_id, log_id, popup_data }: PopUpAd, day: string) => {
    const { title, text, action, link, picture } = popup_data
    rememberSeen(popup_id, day, serverNowMs())
    openModal('pop-up-ad', { logId: log_id, title, text, action, link, picture }, { sells: leadsToSale(link, features) })
  })
  const ask = useEffectEvent(async (triggerType: TriggerType) => {
    const known = data?.data as { isGuest: boolean; popUpAds?: { isActive: boolean } } | undefined
    if (!known?.popUpAds?.isActive) return
    const reply = await api.call(known.isGuest ? getGuestAds : getPlayerAds, { body: { triggerType } }).catch(() => null)
    const ad = reply?.ads.find((each) => mayShow(each, reply, serverNowMs()))
    if (!reply || !ad) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(ad, reply.day), ad.popup_delay_time * SECOND_MS)
  })

  useEffect(() => {
    const stop = onPageEvent('sessionStart', ({ afterIdle }) => void ask(afterIdle ? 'sessionStart' : 'visitStart'))
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [])
  return null
}
