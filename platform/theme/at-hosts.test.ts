import { expect, test } from 'vitest'
import { atHosts } from './at-hosts.ts'
import { createThemePicker } from './pick-theme.ts'

const theme = (id: string) => ({ id, name: id, timeZone: 'UTC', hosts: [`${id}.localhost`], features: {} })
const THEMES = [theme('velmora'), theme('tidewick')]

test('a brand answers at the hosts that the site was told, and in development as before', () => {
  const themes = atHosts(THEMES, { tidewick: ['tide.example', 'www.tide.example'] })
  const pick = createThemePicker(themes, 'velmora')
  expect(['WWW.Tide.example', 'tidewick.localhost', 'elsewhere.example'].map((host) => pick(host).id)).toEqual([
    'tidewick',
    'tidewick',
    'velmora',
  ])
  // By which its mails lead back.
  expect(themes[1]?.hosts[0]).toBe('tide.example')
})

test('a brand that there is not is said at the start', () => {
  expect(() => atHosts(THEMES, { tide: ['tide.example'] })).toThrow("'tide': it wants ids of brands, velmora, tidewick.")
})
