import { expect, test } from 'vitest'
import { ICON_SIZES } from '#apps/site/icon-sizes.ts'
import { appManifest } from './app-manifest.ts'

const manifest = appManifest({
  id: 'sundrift',
  name: 'Sundrift',
  pageColor: '#fbf3e7',
  locale: 'es',
  description: 'Para jugar',
  shortcuts: [{ name: 'Todos los juegos', url: '/es/library' }],
})

test('the build draws every icon of the manifest, in its size', () => {
  const drawn = ICON_SIZES.map(({ file, size }) => [`/icons/sundrift-${file}.png`, `${size}x${size}`])
  const named = manifest.icons.filter(({ type }) => type === 'image/png').map(({ src, sizes }) => [src, sizes])
  expect(named.filter((each) => !drawn.some((file) => file.join() === each.join()))).toEqual([])
})

test('the manifest makes the site installable: a name, a start URL, icons of 192 and 512, one of them maskable', () => {
  expect(manifest).toMatchObject({ name: 'Sundrift', start_url: '/', display: 'standalone', theme_color: '#fbf3e7', lang: 'es' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})
