import { expect, test } from 'vitest'
import type { VisitorContext } from '#platform/context.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { bannerKind, type BannerBody } from './banners.ts'

const [seed] = bannerSeeds
const problemsOf = async (changes: Partial<BannerBody>) =>
  bannerKind.check?.({} as VisitorContext, {
    brand: '*',
    name: 'one',
    locale: '*',
    body: { ...(seed!.body as BannerBody), ...changes },
  })

test.each<[string, Partial<BannerBody>, RegExp]>([
  ['a picture that is not there', { image: '/art/banners/nowhere' }, /^Unknown picture \/art\/banners\/nowhere\./],
  ['what nobody would see', { audience: 'guest', place: 'rows' }, /^Guests don’t see banners below/],
])('a banner with %s is not saved', async (_, changes, problem) => {
  expect(await problemsOf({})).toEqual([])
  expect(await problemsOf(changes)).toEqual([expect.stringMatching(problem)])
})
