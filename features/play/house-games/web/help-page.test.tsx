import { expect, test } from 'vitest'
import { gameTitles } from '#games/loaders.ts'
import { loader } from './help-page.tsx'

const load = (slug: string) => loader({ params: { slug } } as unknown as Parameters<typeof loader>[0])

test('INFO-1 every game has a help page, and an unknown game has none', () => {
  expect(() => load('nosuch')).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }))
  for (const { slug } of gameTitles) expect(load(slug)).toBeNull()
})
