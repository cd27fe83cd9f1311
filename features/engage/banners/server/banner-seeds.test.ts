import { expect, test } from 'vitest'
import { findUnfitWords } from '#kernel/words.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { bannerKind, type BannerBody } from './banners.ts'
import { PICTURES, picturesAmong } from './pictures.ts'

const bodies = bannerSeeds.map(({ body }) => body as BannerBody)

test('every banner that a site begins with is one that an operator could have saved', () => {
  for (const body of bodies) {
    expect(() => bannerKind.schema.parse(body)).not.toThrow()
    expect(findUnfitWords(JSON.stringify(body.words))).toEqual([])
  }
})

test('every picture of theirs is there in every width', () => {
  for (const { image } of bodies) expect(PICTURES).toContain(image)
})

test('a picture that lacks a width is none', () => {
  const files = [576, 768, 1024, 1280, 1400, 1536].flatMap((width) => [
    `whole-${width}.webp`,
    `small-${Math.min(width, 768)}.webp`,
  ])
  expect(picturesAmong(files)).toEqual(['/art/banners/whole'])
})

test('no brand greets its guests with the words or the scene of another', () => {
  const greetings = bannerSeeds.filter(({ name }) => name === 'welcome').map(({ body }) => body as BannerBody)
  expect(greetings.length).toBeGreaterThan(1)
  for (const part of [
    greetings.map(({ image }) => image),
    greetings.map(({ words }) => words.en.title),
    greetings.map(({ words }) => words.es.title),
  ])
    expect(new Set(part).size).toBe(part.length)
})
