import type { ComingGame } from './game.ts'

/** Announced, not built: the lobby shows them as coming soon. */
export const comingGames: readonly ComingGame[] = [
  {
    slug: 'lucky-cast',
    title: 'Lucky Cast',
    category: 'fishing',
    bgColor: '#0a7fa0',
    rules: {
      en: '5 reels, 10 lines, an angler who collects fish values',
      es: '5 rodillos, 10 líneas, un pescador que reúne el valor de los peces',
    },
    isComing: true,
  },
  {
    slug: 'harbor-haul',
    title: 'Harbor Haul',
    category: 'fishing',
    bgColor: '#1f5fa8',
    rules: { en: '5 reels, 40 lines, boats that collect the catch', es: '5 rodillos, 40 líneas, barcos que recogen la pesca' },
    isComing: true,
  },
]
