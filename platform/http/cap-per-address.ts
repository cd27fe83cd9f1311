import type { EventEmitter } from 'node:events'
import { countedAs } from './rate-limit.ts'

/** False if the address is at its limit; otherwise it counts until released. */
export type MayOpen = (address: string, opened: Pick<EventEmitter, 'once'>) => boolean

/** Keeps one visitor from taking all sockets of a process. */
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
