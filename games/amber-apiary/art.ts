import { character, lettering, place } from '#art/make.ts'
import { honeyDrop, strawHive } from '#art/props/apiary.ts'
import type { Finish, GameArt, Model, Surface, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.2, 0]
const wax: Finish = { metalness: 0.05, roughness: 0.2, clearcoat: 1 }

const glazed = (name: string, edge: Surface, wash?: string): Model => ({
  kind: 'relief',
  character: name,
  edge,
  gloss: 0.7,
  swell: 1.4,
  ...(wash && { wash }),
})

/** One cell of a comb: a hexagon of wax with honey in it. */
const cell = 'M0.115 0 L0.058 0.1 L-0.058 0.1 L-0.115 0 L-0.058 -0.1 L0.058 -0.1 Z'

export const amberApiary: GameArt = {
  slug: 'amber-apiary',
  title: 'Amber Apiary',
  scene: 'hills',
  palette: { dark: '#4a7a10', mid: '#a8d63a', key: '#ffe45c', light: '#fffbd0' },
  tints: ['#fff3b0', '#ffb300'],
  scrim: '#5a3c00',
  silhouettes: [{ icon: 'tree-beehive', x: 0.12, y: 0.46, size: 0.5, color: '#3f6a0c', alpha: 0.5 }],
  sprites: [
    place(strawHive(), 0.5, 0.4, 0.66, { turn: [0.1, 0.2, 0], glow: '#fff6c0' }),
    character('honeybee', 0.78, 0.24, 0.4, { roll: 0.2 }),
    character('honeybee', 0.16, 0.36, 0.26, { roll: -0.3 }),
    character('sunflower', 0.14, 0.61, 0.36, { roll: -0.2 }),
    character('honey-pot', 0.85, 0.58, 0.32, { roll: 0.1 }),
  ],
  lettering: lettering('chango', ['AMBER', 'APIARY'], {
    gradient: ['#fffbe0', '#ffcf2e', '#e07a00'],
    rim: '#4a2400',
    outerRim: '#fff2b0',
    warp: 'bulge',
    amount: 0.1,
  }),
  screen: {
    dim: 0.1,
    frame: {
      metal: { ...wax, color: '#e89a12' },
      inner: '#7a3c00',
      rails: [
        { inset: 0, thickness: 0.12, height: 0.05, surface: { ...wax, color: '#f2a818' }, round: 0.8 },
        { inset: 0.17, thickness: 0.03, height: 0.05, surface: '#5a2a00', round: 0.5 },
        { inset: 0.24, thickness: 0.06, height: 0.04, surface: { ...wax, color: '#ffd75a' }, round: 0.7 },
      ],
      corner: [
        { part: 'plate', path: cell, depth: 0.06, edge: 0.015, at: [0, 0, 0.08], surface: { ...wax, color: '#c46a04' } },
        {
          part: 'plate',
          path: cell,
          depth: 0.05,
          edge: 0.01,
          at: [0, 0, 0.13],
          scale: [0.74, 0.74, 1],
          surface: { ...wax, color: '#ffcf3c' },
        },
      ],
    },
    symbols: {
      scatter: {
        model: strawHive(),
        turn: [0.1, 0.15, 0],
        fill: 0.96,
        label: {
          text: 'FREE',
          font: 'chango',
          width: 0.8,
          gradient: ['#ffffff', '#fff0a0', '#ffc21a'],
          rim: '#4a2400',
          outline: '#fff6d0',
        },
      },
      orb: { model: honeyDrop(), turn: [0.05, 0.15, 0], fill: 0.98, glow: '#ffb300' },
      bee: { model: glazed('honeybee', '#5a3a00', 'saturate(1.25)'), turn: facing, fill: 0.98 },
      honey: { model: glazed('honey-pot', '#8a4a00', 'saturate(1.2)'), turn: facing, fill: 0.92 },
      butterfly: { model: glazed('butterfly', '#0a3a8a', 'saturate(1.2)'), turn: facing, fill: 0.94 },
      ladybug: { model: glazed('lady-beetle', '#7a0010', 'saturate(1.2)'), turn: facing, fill: 0.88 },
      sunflower: { model: glazed('sunflower', '#a86a00', 'saturate(1.2)'), turn: facing, fill: 0.92 },
      hibiscus: { model: glazed('hibiscus', '#a8104a', 'hue-rotate(-20deg) saturate(1.2)'), turn: facing, fill: 0.86 },
      tulip: { model: glazed('tulip', '#5a1a9a', 'hue-rotate(-60deg) saturate(1.15)'), turn: facing, fill: 0.88 },
      clover: { model: glazed('four-leaf-clover', '#0a5a1a', 'saturate(1.15)'), turn: facing, fill: 0.8 },
    },
  },
}
