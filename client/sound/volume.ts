import { useSyncExternalStore } from 'react'

/** Volumes from 0 to 1. */
export interface Volume {
  readonly music: number
  readonly effects: number
}

const FIRST: Volume = { music: 0.4, effects: 0.8 }
const nameOf = (part: keyof Volume): string => `game-volume-${part}`

const listeners = new Set<() => void>()
let known: Volume | undefined

/** The volume that this browser remembers. */
function readVolume(): Volume {
  known ??= { music: readPart('music'), effects: readPart('effects') }
  return known
}

function readPart(part: keyof Volume): number {
  const kept = Number(localStorage.getItem(nameOf(part)) ?? Number.NaN)
  return kept >= 0 && kept <= 1 ? kept : FIRST[part]
}

function setVolume(part: keyof Volume, to: number): void {
  localStorage.setItem(nameOf(part), String(to))
  known = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVolume = (): [Volume, (part: keyof Volume, to: number) => void] => [
  useSyncExternalStore(subscribe, readVolume, () => FIRST),
  setVolume,
]
