import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { isFirstToday, mayOpenItself } from './opening.ts'
import { useInfo, useProfile } from './queries.ts'

const PLACES = ['/', '/lobby']

/** Opens the modal by itself on home and lobby: once a day, when there is a prize to claim and nothing else is open. */
export default function DailyLoginWatcher() {
  const profile = useProfile()
  const info = useInfo().data?.data
  const location = useLocation()
  const modals = useModals()
  const isFree = PLACES.includes(barePath(location.pathname)) && modalsOf(location).length === 0
  const mayOpen = isFree && profile?.termsRequirement.length === 0 && profile.Registration.complete && info?.isAvailable === true

  useEffect(() => {
    if (!mayOpen || !profile || !info || !mayOpenItself(profile)) return
    if (isFirstToday(localStorage, { playerId: profile.id, finishedAt: info.finishedAt })) modals.open('daily-login')
    // oxlint-disable-next-line react/exhaustive-deps -- the modals of the moment, not a reason to open again
  }, [mayOpen, profile?.id, info?.finishedAt])
  return null
}
