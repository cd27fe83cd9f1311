import { expect, test } from 'vitest'
import { certify } from '#engine/certify/certify.ts'
import { playableGames } from './all.ts'
import './books.ts'

const MINUTES_MS = 180_000

test.each(playableGames.map((game) => [game.slug, game] as const))(
  'RTP-2: counting %s again gives the certificate that it has',
  (_, { definition, certificate }) => expect(certify(definition)).toEqual(certificate),
  MINUTES_MS,
)
