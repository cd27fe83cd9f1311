import { expect, test } from 'vitest'
import { compareBodies, fieldsOf, inOrderOf, putField } from './body-paths.ts'

const banner = { order: 1, isPromo: false, words: { en: { title: 'A' }, es: { title: 'B' } } }

test('a body is split into fields, and changing one field changes nothing else', () => {
  expect(fieldsOf(banner).map(({ path }) => path.join('.'))).toEqual(['order', 'isPromo', 'words.en.title', 'words.es.title'])
  const changed = putField(banner, ['words', 'es', 'title'], 'C')
  expect(changed).toEqual({ ...banner, words: { en: { title: 'A' }, es: { title: 'C' } } })
  expect(banner.words.es.title).toBe('B')
})

test('a list of texts is one field, another list has one field per item, and both stay lists', () => {
  const bundle = { offers: ['a', 'b'], steps: [{ at: 1 }, { at: 2 }] }
  expect(fieldsOf(bundle)).toEqual([
    { path: ['offers'], value: ['a', 'b'] },
    { path: ['steps', '0', 'at'], value: 1 },
    { path: ['steps', '1', 'at'], value: 2 },
  ])
  expect(putField(bundle, ['steps', '1', 'at'], 3)).toEqual({ ...bundle, steps: [{ at: 1 }, { at: 3 }] })
  expect(putField(bundle, ['offers'], ['c'])).toEqual({ ...bundle, offers: ['c'] })
})

test('a stored body is returned in the order of the form', () => {
  const kept = { until: '', words: { es: { title: 'B' }, en: { title: 'A' } }, order: 1, extra: true }
  const like = { order: 0, isPromo: false, words: { en: { title: '' }, es: { title: '' } }, until: '' }
  expect(JSON.stringify(inOrderOf(like, kept))).toBe(
    JSON.stringify({ order: 1, words: { en: { title: 'A' }, es: { title: 'B' } }, until: '', extra: true }),
  )
})

test('two versions are compared field by field, also where one is absent', () => {
  expect(compareBodies(banner, { ...banner, order: 2 })).toEqual([{ label: 'order', before: '1', after: '2' }])
  expect(compareBodies(null, { title: 'A' })).toEqual([{ label: 'title', before: '', after: 'A' }])
  expect(compareBodies(banner, banner)).toEqual([])
})
