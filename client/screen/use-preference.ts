import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A switch that this browser remembers; off by default, and during server rendering. */
export function usePreference(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) === 'on',
    () => false,
  )
  return [
    isOn,
    (next) => {
      localStorage.setItem(name, next ? 'on' : 'off')
      for (const listener of listeners) listener()
    },
  ]
}

/** The player's choice of turbo; off where play is strict. */
export function useTurbo(isStrict = false): [isTurbo: boolean, set: (isTurbo: boolean) => void] {
  const [wantsTurbo, setTurbo] = usePreference('game-turbo')
  return [wantsTurbo && !isStrict, setTurbo]
}

/** Whether shortcut keys are active: on until turned off in this browser (WCAG 2.1.4). */
export function useShortcuts(): [areOn: boolean, set: (areOn: boolean) => void] {
  const [areOff, setOff] = usePreference('game-shortcuts-off')
  return [!areOff, (areOn) => setOff(!areOn)]
}

const REDUCED = '(prefers-reduced-motion: reduce)'

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(REDUCED)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  )
