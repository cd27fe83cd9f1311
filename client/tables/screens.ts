import type { AnyGame } from '#games/game.ts'
import type { TableKind, TableScreen } from './table-screen.ts'

/** Every table family with a screen; each loads when such a game is opened. */
const TABLE_SCREENS: { readonly [K in TableKind]?: () => Promise<{ readonly screen: TableScreen<K> }> } = {
  mines: () => import('./mines/screen.ts'),
  plinko: () => import('./plinko/screen.ts'),
  keno: () => import('./keno/screen.ts'),
  dice: () => import('./dice/screen.ts'),
  blackjack: () => import('./blackjack/screen.ts'),
  roulette: () => import('./roulette/screen.ts'),
  'video-poker': () => import('./video-poker/screen.ts'),
  limbo: () => import('./limbo/screen.ts'),
  'hi-lo': () => import('./hi-lo/screen.ts'),
  'prize-wheel': () => import('./prize-wheel/screen.ts'),
  crash: () => import('./crash/screen.ts'),
}

/** Each screen loads once; re-rendering a page must find the same promise. */
const loading = new Map<TableKind, Promise<{ readonly screen: TableScreen<never> }>>()

export function loadScreen<K extends TableKind>(kind: K): Promise<{ readonly screen: TableScreen<K> }> {
  let promise = loading.get(kind)
  if (!promise) {
    const load = TABLE_SCREENS[kind]
    const begun = load ? load() : Promise.reject(new Error(`no screen for ${kind}`))
    // A failed load, for example offline, is retried on the next request.
    begun.catch(() => loading.delete(kind))
    promise = begun as NonNullable<typeof promise>
    loading.set(kind, promise)
  }
  return promise as unknown as Promise<{ readonly screen: TableScreen<K> }>
}

/** A table game's family. */
export const kindOf = ({ definition }: AnyGame): TableKind => definition.kind as TableKind
