import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { getWallet as contract } from '../contract.ts'
import type { MoneyPage, PlayerMoneyLine } from './extension-points.ts'

const A_PAGE = 20

/** Every slice is asked, also one that is switched off: money that moved stays visible. */
export const readWalletWith =
  (slices: () => readonly ServerFeature[]) =>
  async ({ reader, playerId, clock }: PlayerContext, { query }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const now = clock.now()
    const before = query.before === undefined ? { at: now + 1, id: '' } : cursorOf(query.before)
    const page: MoneyPage = { before, limit: A_PAGE + 1 }
    const parts = slices().flatMap(({ playerMoney }) => playerMoney ?? [])
    const [found, open] = await Promise.all([
      Promise.all(parts.map((part) => part.lines(reader, playerId, page))),
      Promise.all(parts.map(async (part) => (await part.open?.(reader, playerId, now)) ?? [])),
    ])
    const lines = found.flat().toSorted(newestFirst)
    const shown = lines.slice(0, A_PAGE)
    const last = shown.at(-1)
    return {
      success: true,
      data: {
        open: open
          .flat()
          .toSorted((one, other) => other.since - one.since)
          .map((matter) => ({ ...matter, since: toUnixSeconds(matter.since) })),
        lines: shown.map((line) => ({ ...line, at: toUnixSeconds(line.at) })),
        next: last && lines.length > A_PAGE ? `${last.at}.${last.id}` : null,
      },
    }
  }

function cursorOf(text: string): MoneyPage['before'] {
  const dot = text.indexOf('.')
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) }
}

const newestFirst = (one: PlayerMoneyLine, other: PlayerMoneyLine): number => other.at - one.at || (one.id < other.id ? 1 : -1)
