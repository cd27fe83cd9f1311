import type { ComingGame } from './game.ts'

/** Announced, not built: the lobby shows them as coming soon. */
export const comingGames: readonly ComingGame[] = [
  {
    slug: 'harbor-haul',
    title: 'Harbor Haul',
    category: 'fishing',
    bgColor: '#1f5fa8',
    rules: { en: '5 reels, 40 lines, boats that collect the catch', es: '5 rodillos, 40 líneas, barcos que recogen la pesca' },
    isComing: true,
  },
]
