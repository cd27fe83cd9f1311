/** The lettering over a game: wins by their size, and the start and end of free spins, in both languages. */
import { goldGradient, lettering } from './make.ts'
import type { CelebrationArt, Lettering } from './types.ts'

type Look = Omit<Lettering, 'font' | 'lines'>

const warm = ['#ffe9c0', '#ff7a3c'] as const
const violet = ['#ffd9f2', '#8a6bff'] as const
const cool = ['#e6f6ff', '#5aa8ff'] as const

const big: Look = { gradient: goldGradient, rim: '#6b1d00', outerRim: '#f07a12', warp: 'arch', amount: 0.1 }
const mega: Look = {
  gradient: ['#fffbe0', '#ffd23c', '#ff7a00'],
  rim: '#5a0018',
  outerRim: '#f0204a',
  warp: 'arch',
  amount: 0.14,
}
const epic: Look = {
  gradient: ['#ffffff', '#ffe27a', '#ffab1f'],
  rim: '#20085e',
  outerRim: '#8a3cff',
  warp: 'bulge',
  amount: 0.16,
}
const free: Look = { gradient: ['#ffffff', '#ffe9a8', '#ffb52e'], rim: '#06305e', outerRim: '#1f9bff', warp: 'arch', amount: 0.1 }

function said(name: string, lines: readonly string[], look: Look, tints: CelebrationArt['tints']): CelebrationArt {
  return { name, look: lettering('titan-one', lines, look), tints }
}

export const celebrations: readonly CelebrationArt[] = [
  said('big-en', ['BIG', 'WIN'], big, warm),
  said('big-es', ['GRAN', 'PREMIO'], big, warm),
  said('mega-en', ['MEGA', 'WIN'], mega, warm),
  said('mega-es', ['MEGA', 'PREMIO'], mega, warm),
  said('epic-en', ['EPIC', 'WIN'], epic, violet),
  said('epic-es', ['PREMIO', 'ÉPICO'], epic, violet),
  said('free-spins-en', ['FREE', 'SPINS'], free, cool),
  said('free-spins-es', ['GIROS', 'GRATIS'], free, cool),
  said('total-en', ['TOTAL', 'WIN'], big, warm),
  said('total-es', ['PREMIO', 'TOTAL'], big, warm),
]
