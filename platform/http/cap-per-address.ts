import type { EventEmitter } from 'node:events'
import { countedAs } from './rate-limit.ts'

/** False where the address has as many open as it may; else it counts until that one closes. */
export type MayOpen = (address: string, opened: Pick<EventEmitter, 'once'>) => boolean

/** So that one visitor cannot take all the sockets that a process has. */
export function capPerAddress(max = Infinity): MayOpen {
  const open = new Map<string, number>()
  return (address, opened) => {
    const who = countedAs(address)
    const before = open.get(who) ?? 0
    if (before >= max) return false
    open.set(who, before + 1)
    opened.once('close', () => {
      const left = (open.get(who) ?? 1) - 1
      if (left > 0) open.set(who, left)
      else open.delete(who)
    })
    return true
  }
}
