import { expect, test } from 'vitest'
import { AVATARS } from './avatars.ts'
import { generatedFace } from './public-face.ts'

const ids = Array.from({ length: 2_000 }, (_, nth) => `plr_${nth}`)

test('a player who chose no face always has the same one, with nothing of the id in it', () => {
  expect(generatedFace('plr_7')).toEqual(generatedFace('plr_7'))
  for (const id of ids) expect(generatedFace(id).name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-3]\d\d$/)
})

test('generated names are the avatar’s animal, and spread over animals and words', () => {
  const faces = ids.map(generatedFace)
  for (const { name, avatar } of faces) expect(name.toLowerCase()).toContain(avatar)
  expect(new Set(faces.map(({ avatar }) => avatar)).size).toBe(AVATARS.length)
  const words = faces.map(({ name }) => name.replace(/ \d+$/, ''))
  expect(new Set(words).size).toBeGreaterThan(500)
})

test('two thousand players rarely share a name', () => {
  const names = new Set(ids.map((id) => generatedFace(id).name))
  // By chance about nine pairs, of 216,000 names.
  expect(ids.length - names.size).toBeLessThan(25)
})
