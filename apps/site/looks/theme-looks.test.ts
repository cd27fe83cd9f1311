import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseOklch, toHex } from './color.ts'
import { readThemeTokens } from './read-styles.ts'
import { THEMES } from '#themes/all.ts'

const TOKENS = readThemeTokens()
const ART = new URL('../../../public/art/', import.meta.url)

test('themes and color blocks match one to one', () => {
  expect([...TOKENS.keys()]).toEqual(THEMES.map(({ id }) => id))
})

test('no two themes claim the same host', () => {
  const hosts = THEMES.flatMap((theme) => theme.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
})

describe.each(THEMES)('$id', ({ id, look }) => {
  const tokens = TOKENS.get(id)
  const page = parseOklch(tokens?.['bg0'] ?? '')

  test('gives the browser’s own bars the color of the page', () => {
    expect(look.pageColor).toBe(toHex(page))
  })

  test('gives mails the accent of the buttons', () => {
    const [color, ink] = ['ac', 'aci'].map((name) => toHex(parseOklch(tokens?.[name] ?? '')))
    expect(look.accent).toEqual({ color, ink })
  })

  test('declares correctly whether it is light or dark', () => {
    expect(look.scheme).toBe(page.lightness > 0.5 ? 'light' : 'dark')
  })

  test('has a mark and a scene of its own', () => {
    for (const width of [64, 128]) expect(existsSync(new URL(`interface/${look.logo}-${width}.webp`, ART)), look.logo).toBe(true)
    expect(existsSync(new URL(`banners/${look.scene.picture}-1536.webp`, ART)), look.scene.picture).toBe(true)
    expect(THEMES.filter((theme) => theme.look.scene.picture === look.scene.picture)).toHaveLength(1)
    expect(THEMES.filter((theme) => theme.look.logo === look.logo)).toHaveLength(1)
  })

  test('loads the display font of its headings', () => {
    expect(tokens?.['fd']?.split(',')[0]?.replaceAll("'", '').toLowerCase().replaceAll(' ', '-')).toBe(look.displayFont)
  })
})
