import { expect, test } from 'vitest'
import { findUnfitWords } from '#kernel/words.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { bannerKind, type BannerBody } from './banners.ts'
import { PICTURES, picturesAmong } from './pictures.ts'

const bodies = bannerSeeds.map(({ body }) => body as BannerBody)

test('every seeded banner passes the operators’ validation', () => {
  for (const body of bodies) {
    expect(() => bannerKind.schema.parse(body)).not.toThrow()
    expect(findUnfitWords(JSON.stringify(body.words))).toEqual([])
  }
})

test('every picture of the seeded banners exists in every width', () => {
  for (const { image } of bodies) expect(PICTURES).toContain(image)
})

test('a picture that lacks a width is not offered', () => {
  const files = [576, 768, 1024, 1280, 1400, 1536].flatMap((width) => [
    `whole-${width}.webp`,
    `small-${Math.min(width, 768)}.webp`,
  ])
  expect(picturesAmong(files)).toEqual(['/art/banners/whole'])
})

test('no two brands share a guest greeting or scene', () => {
  const greetings = bannerSeeds.filter(({ name }) => name === 'welcome').map(({ body }) => body as BannerBody)
  expect(greetings.length).toBeGreaterThan(1)
  for (const part of [
    greetings.map(({ image }) => image),
    greetings.map(({ words }) => words.en.title),
    greetings.map(({ words }) => words.es.title),
  ])
    expect(new Set(part).size).toBe(part.length)
})

test('a player’s first banner is the brand’s own scene', () => {
  const houses = bannerSeeds.filter(({ name }) => name === 'house').map(({ body }) => body as BannerBody)
  const shared = bannerSeeds.filter(({ brand }) => !brand).map(({ body }) => body as BannerBody)
  expect(new Set(houses.map(({ image }) => image)).size).toBe(houses.length)
  expect(houses.every(({ isPromo }) => isPromo)).toBe(true)
  expect(shared.some(({ audience, isPromo }) => audience !== 'guest' && isPromo)).toBe(false)
})
