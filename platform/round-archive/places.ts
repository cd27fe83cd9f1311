import type { RoundRow } from './round-files.ts'

/** Where a player's rounds lie in one file, and what is asked of them without reading it. Amounts are minor units. */
export interface Place {
  readonly player: string
  readonly firstRow: number
  readonly rounds: number
  readonly firstId: string
  readonly lastId: string
  readonly games: readonly (readonly [game: string, rounds: number, lastId: string])[]
  /** A free round stakes nothing. */
  readonly sums: readonly (readonly [mode: string, rounds: number, staked: number, won: number])[]
  readonly best: BestWin | null
}

/** A win by the multiple of its stake. `at` is in milliseconds. */
export interface BestWin {
  readonly id: string
  readonly game: string
  readonly mode: string
  readonly stake: number
  readonly win: number
  readonly at: number
}

export interface Places {
  /** Rows come by player, the newest first. */
  add(row: RoundRow, mark: bigint): void
  readonly ids: readonly string[]
  marks(): bigint
  list(): readonly Place[]
}

interface Open {
  readonly player: string
  readonly firstRow: number
  rounds: number
  firstId: string
  readonly lastId: string
  readonly games: Map<string, [rounds: number, lastId: string]>
  readonly sums: Map<string, [rounds: number, staked: number, won: number]>
  best: BestWin | null
}

/** Collects the places of a file's rows while they are written. */
export function openPlaces(): Places {
  const ids: string[] = []
  const players: Open[] = []
  let marks = 0n
  return {
    ids,
    add(row, mark) {
      const { player, id } = row
      let open = players.at(-1)
      if (open?.player !== player) {
        open = { player, firstRow: ids.length, rounds: 0, firstId: id, lastId: id, games: new Map(), sums: new Map(), best: null }
        players.push(open)
      }
      addTo(open, row)
      ids.push(id)
      marks += mark
    },
    marks: () => marks,
    list: () =>
      players.map(({ games, sums, ...open }) => ({
        ...open,
        games: [...games].map(([game, [rounds, lastId]]) => [game, rounds, lastId] as const),
        sums: [...sums].map(([mode, sum]) => [mode, ...sum] as const),
      })),
  }
}

function addTo(open: Open, { id, game, mode, stake, win, free_spins, at_micros }: RoundRow): void {
  open.rounds++
  open.firstId = id
  const known = open.games.get(game)
  open.games.set(game, [(known?.[0] ?? 0) + 1, known?.[1] ?? id])
  const [rounds, staked, won] = open.sums.get(mode) ?? [0, 0, 0]
  open.sums.set(mode, [rounds + 1, staked + (free_spins === null ? Number(stake) : 0), won + Number(win)])
  const { best } = open
  if (stake > 0n && win > 0n && (!best || Number(win) / Number(stake) > best.win / best.stake))
    open.best = { id, game, mode, stake: Number(stake), win: Number(win), at: Number(at_micros / 1000n) }
}
