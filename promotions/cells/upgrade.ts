import { assert } from '#kernel/result.ts'
import type { PromotionDefinition } from '../definition.ts'
import type { PlayerCells, StoredCell } from './store.ts'

/** What an upgrade needs of a promotion. */
export type Upgrading = Pick<PromotionDefinition, 'cell' | 'upgrades'>

/**
 * A stored cell in the present schema. Throws if an upgrade does, if its result does not fit the schema, and for a cell
 * of a later release.
 */
export function upgradedCell({ cell: schema, upgrades = [] }: Upgrading, { cell, version = 0 }: StoredCell): unknown {
  if (cell === null || version === upgrades.length) return cell
  assert(version < upgrades.length, 'the cell is of a later release')
  return schema.parse(upgrades.slice(version).reduce<unknown>((before, upgrade) => upgrade(before as never), cell))
}

/** Replaces a player's cell of this run by its upgraded form; stored with the next change of it. Throws as `upgradedCell`. */
export function upgradeCell(promotion: Upgrading, cells: PlayerCells, run: string): void {
  const stored = cells[run]
  if (!stored || (stored.version ?? 0) === (promotion.upgrades?.length ?? 0)) return
  cells[run] = { ...stored, cell: upgradedCell(promotion, stored), ...versionOf(promotion) }
}

/** For reading: undefined for a cell that cannot be upgraded, whose next event or act parks it. */
export function shownCell(promotion: Upgrading, stored: StoredCell | undefined): unknown {
  try {
    return stored && (upgradedCell(promotion, stored) ?? undefined)
  } catch {
    return undefined
  }
}

/** As stored with a cell that the present steps made. */
export const versionOf = ({ upgrades = [] }: Pick<Upgrading, 'upgrades'>): Pick<StoredCell, 'version'> =>
  upgrades.length > 0 ? { version: upgrades.length } : {}
