import type { Promotion } from './contract.ts'

export const card = (over: Partial<Promotion> = {}): Promotion => ({
  key: 'bingo',
  title: 'Bingo',
  text: 'Ten balls buy a game.',
  state: 'none',
  startsAt: null,
  finishedAt: null,
  picture: 'bingo-ball',
  link: '/bingo',
  ...over,
})
