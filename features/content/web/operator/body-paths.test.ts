import { expect, test } from 'vitest'
import { compareBodies, fieldsOf, putField } from './body-paths.ts'

const banner = { order: 1, isPromo: false, words: { en: { title: 'A' }, es: { title: 'B' } } }

test('a body comes apart into fields, and one field changes nothing else', () => {
  expect(fieldsOf(banner).map(({ path }) => path.join('.'))).toEqual(['order', 'isPromo', 'words.en.title', 'words.es.title'])
  const changed = putField(banner, ['words', 'es', 'title'], 'C')
  expect(changed).toEqual({ ...banner, words: { en: { title: 'A' }, es: { title: 'C' } } })
  expect(banner.words.es.title).toBe('B')
})

test('two versions are compared field by field, also where one is none', () => {
  expect(compareBodies(banner, { ...banner, order: 2 })).toEqual([{ label: 'order', before: '1', after: '2' }])
  expect(compareBodies(null, { title: 'A' })).toEqual([{ label: 'title', before: '', after: 'A' }])
  expect(compareBodies(banner, banner)).toEqual([])
})
