import type { TableKind, TableScreen } from './table-screen.ts'

/** Every family of tables that has a screen, one line each; loaded when such a game is opened. */
export const TABLE_SCREENS: { readonly [K in TableKind]?: () => Promise<{ readonly screen: TableScreen<K> }> } = {
  dice: () => import('./dice/screen.ts'),
}
