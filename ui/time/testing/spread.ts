import { vi } from 'vitest'

/** How far into the spread of all pages this one's first question falls, from 0 to 1; until mocks are restored. */
export function fallAt(part: number): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as unknown as Uint32Array<ArrayBuffer>).fill(part * 2 ** 32)
    return array
  })
}
