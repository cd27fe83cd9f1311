import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type FossilSymbol =
  | 'wild'
  | 'scatter'
  | 'sauropod'
  | 'mammoth'
  | 'crocodile'
  | 'turtle'
  | 'volcano'
  | 'shell'
  | 'egg'
  | 'bone'
  | 'fern'

/** Five reels of three, twenty lines, twenty units per stake. */
export const definition: SlotDefinition<FossilSymbol> = {
  kind: 'slot',
  id: 'fossil-footsteps',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'sauropod', role: 'plain' },
    { id: 'mammoth', role: 'plain' },
    { id: 'crocodile', role: 'plain' },
    { id: 'turtle', role: 'plain' },
    { id: 'volcano', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'egg', role: 'plain' },
    { id: 'bone', role: 'plain' },
    { id: 'fern', role: 'plain' },
  ],
  reels: [
    strip(`
      bone sauropod mammoth volcano egg shell fern sauropod shell turtle mammoth egg turtle
      egg bone crocodile shell bone egg fern bone egg scatter volcano crocodile fern volcano
      fern crocodile bone scatter fern turtle shell mammoth volcano
    `),
    strip(`
      turtle crocodile mammoth volcano turtle fern shell volcano turtle shell crocodile
      sauropod fern bone egg volcano mammoth scatter bone egg fern wild bone turtle wild shell
      bone crocodile egg sauropod fern mammoth egg volcano fern shell bone
    `),
    strip(`
      fern turtle fern egg mammoth wild crocodile mammoth shell egg crocodile shell egg fern
      shell volcano turtle shell wild volcano sauropod bone turtle fern crocodile bone shell
      sauropod scatter bone egg mammoth crocodile fern bone volcano
    `),
    strip(`
      crocodile egg turtle fern scatter bone egg bone egg turtle volcano sauropod bone wild
      turtle egg volcano shell bone crocodile volcano shell egg mammoth shell turtle sauropod
      crocodile fern shell volcano fern mammoth wild fern mammoth
    `),
    strip(`
      crocodile egg volcano egg shell fern volcano fern bone sauropod mammoth crocodile shell
      scatter bone fern sauropod shell mammoth wild shell turtle volcano bone crocodile
      scatter mammoth egg fern egg turtle bone shell wild bone turtle volcano
    `),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
        [2, 2, 2, 2, 2],
        [0, 1, 2, 1, 0],
        [2, 1, 0, 1, 2],
        [0, 0, 1, 2, 2],
        [2, 2, 1, 0, 0],
        [1, 0, 0, 0, 1],
        [1, 2, 2, 2, 1],
        [0, 1, 1, 1, 0],
        [2, 1, 1, 1, 2],
        [1, 0, 1, 2, 1],
        [1, 2, 1, 0, 1],
        [0, 1, 0, 1, 0],
        [2, 1, 2, 1, 2],
        [1, 1, 0, 1, 1],
        [1, 1, 2, 1, 1],
        [0, 0, 2, 0, 0],
        [2, 2, 0, 2, 2],
        [0, 2, 0, 2, 0],
      ],
      pays: {
        sauropod: { 3: 50, 4: 200, 5: 1_000 },
        mammoth: { 3: 40, 4: 120, 5: 500 },
        crocodile: { 3: 30, 4: 100, 5: 300 },
        turtle: { 3: 25, 4: 80, 5: 200 },
        volcano: { 3: 20, 4: 70, 5: 200 },
        shell: { 3: 15, 4: 50, 5: 150 },
        egg: { 3: 15, 4: 40, 5: 120 },
        bone: { 3: 10, 4: 30, 5: 100 },
        fern: { 3: 10, 4: 30, 5: 100 },
      },
    },
  ],
  features: [
    // Twenty-four steps, at the last of which the mother waits.
    {
      kind: 'bonus-trail',
      symbol: 'scatter',
      countMin: 3,
      moves: 4,
      sides: 6,
      steps: [
        { id: 'egg', units: 20 },
        { id: 'bone', units: 40 },
        { id: 'egg', units: 30 },
        { id: 'more', moves: 1 },
        { id: 'bone', units: 50 },
        { id: 'egg', units: 60 },
        { id: 'double', multiplier: 2 },
        { id: 'shell', units: 60 },
        { id: 'lava', ends: true },
        { id: 'bone', units: 60 },
        { id: 'shell', units: 100 },
        { id: 'more', moves: 1 },
        { id: 'egg', units: 60 },
        { id: 'shell', units: 120 },
        { id: 'lava', ends: true },
        { id: 'double', multiplier: 2 },
        { id: 'bone', units: 100 },
        { id: 'mammoth', units: 250 },
        { id: 'shell', units: 160 },
        { id: 'more', moves: 1 },
        { id: 'lava', ends: true },
        { id: 'mammoth', units: 300 },
        { id: 'double', multiplier: 2 },
        { id: 'sauropod', units: 4_000 },
      ],
    },
  ],
  capMultiple: 1_000,
  betLevels: playAmounts(20),
}
