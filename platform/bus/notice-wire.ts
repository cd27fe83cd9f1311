import type { Database } from '../db/database.ts'
import type { OpenWire } from './bus.ts'

const CHANNEL = 'bus'
/** PostgreSQL limits payloads to less than 8000 bytes; in ASCII a character is a byte. */
const PART_CHARACTERS_MAX = 7_000
const PART = /^(?<from>\S+) (?<id>\d+) (?<nth>\d+)\/(?<count>\d+) (?<text>.*)$/s

/** Over PostgreSQL notifications, a few a second: each commit with a notification briefly takes a server-wide lock. */
export const noticeWire =
  ({ notices }: Pick<Database, 'notices'>, node: string): OpenWire =>
  (onText) => {
    let sent = 0
    const begun = new Map<string, { id: string; parts: string[] }>()
    const stop = notices.listen(CHANNEL, (payload) => {
      const part = PART.exec(payload)?.groups
      if (!part) return
      const { from = '', id = '', text = '' } = part
      const open = begun.get(from)
      const parts = open?.id === id ? open.parts : []
      // The first parts may have been sent before this process listened or while it was disconnected.
      if (parts.length + 1 !== Number(part.nth)) return void begun.delete(from)
      parts.push(text)
      begun.set(from, { id, parts })
      if (part.nth !== part.count) return
      begun.delete(from)
      onText(parts.join(''))
    })
    return {
      send(text) {
        const ascii = text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        const id = ++sent
        const count = Math.ceil(ascii.length / PART_CHARACTERS_MAX)
        for (let nth = 1; nth <= count; nth++) {
          const part = ascii.slice((nth - 1) * PART_CHARACTERS_MAX, nth * PART_CHARACTERS_MAX)
          notices.notify(CHANNEL, `${node} ${id} ${nth}/${count} ${part}`)
        }
      },
      close: async () => stop(),
    }
  }
