import type { SlotDefinition } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type IronSymbol = 'wild' | 'scatter' | 'robot' | 'bulb' | 'joystick' | 'clock' | 'radio' | 'battery' | 'disk' | 'gear' | 'bolt'

/** Five by four cells, twenty units per stake. Winning parts hold while all else is drawn again; a book has its rounds. */
export const definition: SlotDefinition<IronSymbol> = {
  kind: 'slot',
  id: 'iron-attraction',
  rows: 4,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'robot', role: 'plain' },
    { id: 'bulb', role: 'plain' },
    { id: 'joystick', role: 'plain' },
    { id: 'clock', role: 'plain' },
    { id: 'radio', role: 'plain' },
    { id: 'battery', role: 'plain' },
    { id: 'disk', role: 'plain' },
    { id: 'gear', role: 'plain' },
    { id: 'bolt', role: 'plain' },
  ],
  reels: [[], [], [], [], []],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'cluster',
      pays: {
        robot: { 4: 10, 5: 16, 6: 30, 7: 60, 9: 200, 12: 800, 15: 8_000 },
        bulb: { 4: 7, 5: 12, 6: 20, 7: 40, 9: 120, 12: 400, 15: 4_000 },
        joystick: { 4: 5, 5: 8, 6: 14, 7: 24, 9: 70, 12: 200, 15: 1_500 },
        clock: { 4: 4, 5: 6, 6: 10, 7: 18, 9: 48, 12: 130, 15: 600 },
        radio: { 4: 3, 5: 4, 6: 7, 7: 12, 9: 34, 12: 100, 15: 400 },
        battery: { 4: 2, 5: 3, 6: 5, 7: 9, 9: 24, 12: 70, 15: 300 },
        disk: { 4: 2, 5: 3, 6: 4, 7: 7, 9: 18, 12: 50, 15: 200 },
        gear: { 4: 1, 5: 2, 6: 3, 7: 6, 9: 14, 12: 40, 15: 150 },
        bolt: { 4: 1, 5: 2, 6: 3, 7: 5, 9: 12, 12: 36, 15: 120 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 4: 20, 5: 60, 6: 200 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 4,
      spins: 8,
      retriggerSpins: 4,
      spinsMax: 24,
      multiplier: 1,
      weights: {
        wild: 10,
        scatter: 2,
        robot: 9,
        bulb: 10,
        joystick: 10,
        clock: 11,
        radio: 11,
        battery: 12,
        disk: 12,
        gear: 13,
        bolt: 13,
      },
    },
  ],
  tumble: {
    weights: {
      wild: 2,
      scatter: 2,
      robot: 9,
      bulb: 10,
      joystick: 10,
      clock: 11,
      radio: 11,
      battery: 12,
      disk: 12,
      gear: 13,
      bolt: 13,
    },
    stepsMax: 21,
    holds: true,
  },
  buy: { price: 40 },
  book: { sha256: '591e3c5b74af23e2a2fbc41f627444091e322505d492d545e554925995afcf74' },
  capMultiple: 1_000,
  betLevels: playAmounts(20),
}
