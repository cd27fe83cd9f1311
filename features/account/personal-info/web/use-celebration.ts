import { useEffect, useRef } from 'react'
import { useModals } from '#ui/modal/use-modals.ts'
import type { Rewards } from '../contract.ts'
import type { Step } from './progress-card.tsx'

/** Celebrates a step completed while the page is open, whether the page, a push or a refetch reports it. */
export function useCelebration(rewards: Rewards): void {
  const modals = useModals()
  const known = useRef(rewards)
  useEffect(() => {
    const steps = Object.keys(rewards) as Step[]
    const done = steps.find((step) => rewards[step].completed && !known.current[step].completed)
    known.current = rewards
    if (!done) return
    modals.open('step-reward', { step: done })
    // oxlint-disable-next-line react/exhaustive-deps -- the modals of the moment, not a reason to look again
  }, [rewards])
}
