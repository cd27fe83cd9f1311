import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('a return path leads back only to a page of this site', () => {
  expect(returnPath('/library?category=new')).toBe('/library?category=new')
  for (const path of [null, '', '//elsewhere.example', '/\t/elsewhere.example', '/\\elsewhere.example', '/es/geoblock']) {
    expect(returnPath(path)).toBe('/')
  }
})
