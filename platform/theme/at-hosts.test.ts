import { expect, test } from 'vitest'
import { atHosts } from './at-hosts.ts'
import { createThemePicker } from './pick-theme.ts'

const theme = (id: string) => ({ id, name: id, timeZone: 'UTC', hosts: [`${id}.localhost`], features: {} })
const THEMES = [theme('velmora'), theme('tidewick')]

test('a brand answers at its configured hosts, and in development at its own ones too', () => {
  const themes = atHosts(THEMES, { tidewick: ['tide.example', 'www.tide.example'] })
  const pick = createThemePicker(themes, 'velmora')
  expect(['WWW.Tide.example', 'tidewick.localhost', 'elsewhere.example'].map((host) => pick(host).id)).toEqual([
    'tidewick',
    'tidewick',
    'velmora',
  ])
  // The host that its mails link to.
  expect(themes[1]?.hosts[0]).toBe('tide.example')
})

test('an unknown brand is reported at startup', () => {
  expect(() => atHosts(THEMES, { tide: ['tide.example'] })).toThrow("'tide', which is no brand; use velmora, tidewick.")
})
