import { vi } from 'vitest'

/** Fixes this page's offset within the spread of all pages, 0 to 1, until mocks are restored. */
export function fallAt(part: number): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as unknown as Uint32Array<ArrayBuffer>).fill(part * 2 ** 32)
    return array
  })
}
