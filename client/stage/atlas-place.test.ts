import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slotGames } from '#games/all.ts'
import { ATLAS_ACROSS, ATLAS_WIDTHS, atlasPlace } from './atlas-place.ts'

interface Sheet {
  readonly frames: Readonly<Record<string, { readonly frame: { readonly x: number; readonly y: number } }>>
  readonly meta: { readonly size: { readonly w: number } }
}

test.each(slotGames)('the symbols of $slug are found at their atlas positions', ({ slug, definition: { symbols } }) => {
  for (const size of [128, 256] as const) {
    const path = new URL(`../../public/art/games/${slug}/atlas-${size}.json`, import.meta.url)
    const { frames, meta } = JSON.parse(readFileSync(path, 'utf8')) as Sheet
    const pitch = ATLAS_WIDTHS[size] / ATLAS_ACROSS
    expect(meta.size.w).toBe(ATLAS_WIDTHS[size])
    for (const { id } of symbols) {
      const [across, down] = atlasPlace({ slug, symbols }, id)
      expect(frames[id]?.frame, id).toMatchObject({ x: across * pitch, y: down * pitch })
    }
  }
})
