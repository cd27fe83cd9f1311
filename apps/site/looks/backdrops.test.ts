import { describe, expect, test } from 'vitest'
import { readStyles } from './read-styles.ts'

const DRAWING_BYTES_MAX = 2_048
const drawings = [...readStyles('backdrops.css').matchAll(/url\("data:image\/svg\+xml,([^"]+)"\)/g)].map(([, text = '']) => text)

describe('backdrops', () => {
  test.each(drawings)('a drawing stays small: %#', (text) => {
    expect(Buffer.byteLength(decodeURIComponent(text))).toBeLessThan(DRAWING_BYTES_MAX)
  })

  test('fetch nothing and do not move', () => {
    expect(drawings).not.toHaveLength(0)
    expect(readStyles('backdrops.css').match(/url\((?!"data:)|animation|transition/)).toBeNull()
  })
})
