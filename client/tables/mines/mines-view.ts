import type { MinesDefinition } from '#engine/mines/definition.ts'
import { cellsOf, paysOf } from '#engine/mines/odds.ts'
import type { RoundEventOf, BetParams } from '#engine/events.ts'

/** `left` tiles were never opened: they are revealed at the end. */
export type TileState = 'closed' | 'gem' | 'mine' | 'left-gem' | 'left-mine'

export interface MinesView {
  readonly mines: number
  readonly tiles: readonly TileState[]
  readonly gems: number
  /** Hundredths of the play amount, by the number of open gems, from none. */
  readonly pays: readonly number[]
  readonly end: 'none' | 'collected' | 'mine'
}

/** The board after these events; before a round, according to the params. */
export function viewOf(definition: MinesDefinition, events: readonly RoundEventOf<'mines'>[], params: BetParams): MinesView {
  const tiles = Array.from({ length: cellsOf(definition) }, (): TileState => 'closed')
  let mines = Number(params['mines'])
  let [gems, end] = [0, 'none' as MinesView['end']]
  for (const event of events) {
    if (event.type === 'roundStart') mines = Number(event.params?.['mines'])
    if (event.type === 'gemsCollected') end = 'collected'
    if (event.type === 'cellOpened') {
      tiles[event.cell] = event.isMine ? 'mine' : 'gem'
      gems = event.gems
      if (event.isMine) end = 'mine'
    }
    if (event.type === 'minesShown') turnAll(tiles, event.cells)
  }
  return { mines, tiles, gems, pays: paysOf(definition, mines), end }
}

function turnAll(tiles: TileState[], mines: readonly number[]): void {
  for (const [cell, tile] of tiles.entries()) if (tile === 'closed') tiles[cell] = mines.includes(cell) ? 'left-mine' : 'left-gem'
}
