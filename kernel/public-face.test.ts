import { expect, test } from 'vitest'
import { AVATARS } from './avatars.ts'
import { generatedFace } from './public-face.ts'

const ids = Array.from({ length: 2_000 }, (_, nth) => `plr_${nth}`)

test('a player who chose no face always has the same one, with nothing of the id in it', () => {
  expect(generatedFace('plr_7')).toEqual(generatedFace('plr_7'))
  for (const id of ids) expect(generatedFace(id).name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
})

test('generated names are the avatar’s animal, and spread over animals and words', () => {
  const faces = ids.map(generatedFace)
  for (const { name, avatar } of faces) expect(name.toLowerCase()).toContain(avatar)
  expect(new Set(faces.map(({ avatar }) => avatar)).size).toBe(AVATARS.length)
  expect(new Set(faces.map(({ name }) => name)).size).toBeGreaterThan(500)
})
