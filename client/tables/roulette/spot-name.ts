import { colourOf, numberName, type Spot } from '#engine/roulette/spots.ts'
import type { SayTools } from '../table-screen.ts'

/** A spot's name: "Split 1 and 2", "Red", "Number 7, red". */
export function spotName(t: SayTools['t'], { id, kind, numbers }: Spot): string {
  const say = (key: string, values?: Record<string, string | number>) => t(`roulette.spots.${key}`, values)
  switch (kind) {
    case 'straight':
      return say('straight', { number: numberName(numbers[0]!), colour: say(`colours.${colourOf(numbers[0]!)}`) })
    case 'colour':
    case 'parity':
    case 'half':
      return say(id)
    case 'column':
    case 'dozen':
      return say(kind, { place: Number(id.split('-')[1]) })
    default:
      return say(kind, { numbers: numbers.map(numberName).join(', ') })
  }
}
