import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnfitWords } from '#kernel/words.ts'
import { IMAGE_WIDTHS } from '#features/lobby/contract.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { bannerKind, type BannerBody } from './banners.ts'

const bodies = bannerSeeds.map(({ body }) => body as BannerBody)

test('every banner that a site begins with is one that an operator could have saved', () => {
  for (const body of bodies) {
    expect(() => bannerKind.schema.parse(body)).not.toThrow()
    expect(findUnfitWords(JSON.stringify(body.words))).toEqual([])
  }
})

test('every picture of theirs is there in every width', () => {
  for (const { image } of bodies) {
    for (const width of Object.values(IMAGE_WIDTHS).filter((value) => value > IMAGE_WIDTHS.xs)) {
      expect(existsSync(new URL(`../../../public${image}-${width}.webp`, import.meta.url)), `${image}-${width}`).toBe(true)
    }
  }
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
