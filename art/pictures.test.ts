import { describe, expect, test } from 'vitest'
import { allPictures, definitionHash, type Picture } from './pictures.ts'

function tileOf(slug: string): Picture {
  return allPictures().find(({ name }) => name === `tiles/${slug}`)!
}

/** The same data with the keys of every object reversed. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turnedRound(part)]),
  )
}

describe('the hash of a definition', () => {
  test('does not depend on the order of keys', () => {
    const tile = tileOf('ember-wyrm')
    expect(definitionHash(turnedRound(tile) as Picture)).toBe(definitionHash(tile))
  })

  test('changes with any part of the definition, at any depth', () => {
    const tile = tileOf('ember-wyrm')
    if (tile.drawing.kind !== 'tile') throw new Error('not a tile')
    const { game } = tile.drawing
    const [hero, ...rest] = game.sprites
    const moved: Picture = {
      ...tile,
      drawing: { kind: 'tile', game: { ...game, sprites: [{ ...hero!, x: hero!.x + 0.01 }, ...rest] } },
    }
    const relit: Picture = {
      ...tile,
      drawing: { kind: 'tile', game: { ...game, palette: { ...game.palette, light: '#ffffff' } } },
    }
    expect(new Set([tile, moved, relit].map(definitionHash)).size).toBe(3)
  })

  test('a tile does not depend on the screen of its game', () => {
    const tile = tileOf('voltage-sevens')
    expect(JSON.stringify(tile.drawing)).not.toContain('symbols')
  })

  test('no two pictures write the same file', () => {
    const paths = allPictures().flatMap(({ outputs }) => outputs.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
  })
})
