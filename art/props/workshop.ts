/** Things of a workshop: a horseshoe magnet. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const lacquer: Finish = { metalness: 0.15, roughness: 0.16, clearcoat: 1 }
const steel: Surface = { color: '#eef2f8', metalness: 1, roughness: 0.16, clearcoat: 0.8 }

const REACH = 0.68
const THICK = 0.3

/** A horseshoe magnet with its poles down, lacquered in this color. */
export function horseshoeMagnet(color: string): Model {
  const bow = Array.from({ length: 25 }, (_, at): Spot => {
    const angle = Math.PI - (at / 24) * Math.PI
    return [Math.cos(angle) * REACH, 0.25 + Math.sin(angle) * REACH, 0]
  })
  const legs = [-REACH, REACH]
  return {
    kind: 'assembly',
    parts: [
      {
        part: 'rod',
        points: [[-REACH, -0.5, 0], [-REACH, -0.1, 0], ...bow, [REACH, -0.1, 0], [REACH, -0.5, 0]],
        thick: THICK,
        surface: { ...lacquer, color },
      },
      ...legs.flatMap((x): Part[] => [
        {
          part: 'lathe',
          profile: [
            [0, -0.98],
            [THICK - 0.04, -0.98],
            [THICK + 0.02, -0.93],
            [THICK + 0.02, -0.5],
            [THICK - 0.02, -0.47],
            [0, -0.47],
          ],
          at: [x, 0, 0],
          surface: steel,
        },
        { part: 'ring', radius: THICK, tube: 0.05, at: [x, -0.48, 0], turn: [1.57, 0, 0], surface: '#ffc63a' },
      ]),
    ],
  }
}
