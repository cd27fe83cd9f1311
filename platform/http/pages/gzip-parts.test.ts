import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { deflateParts, gzipParts } from './gzip-parts.ts'

test('the compressed page unpacks to the parts with the filling at every seam', () => {
  const bytes = fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array))
  const text = fc.string({ unit: 'grapheme', maxLength: 2_000 }).map((string) => Buffer.from(string))
  fc.assert(
    fc.property(fc.array(fc.oneof(bytes, text), { minLength: 1, maxLength: 8 }), bytes, (parts, filling) => {
      const deflated = deflateParts(parts)
      const whole = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [filling, part])))
      expect(gunzipSync(gzipParts(parts, deflated, filling)).equals(whole)).toBe(true)
      // Compressed parts are reused.
      expect(gunzipSync(gzipParts(parts, deflated, Buffer.from('other'))).length).toBe(
        parts.reduce((sum, part) => sum + part.length, 0) + 5 * (parts.length - 1),
      )
    }),
    { seed: seedOf(20_261_130) },
  )
})

test('the compressor shrinks parts that repeat themselves', () => {
  const parts = [Buffer.from('<li>tile</li>'.repeat(5_000)), Buffer.from('<li>tile</li>'.repeat(5_000))]
  expect(gzipParts(parts, deflateParts(parts), Buffer.from('nonce')).length).toBeLessThan(1_500)
})
