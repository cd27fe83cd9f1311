import { expect, test } from 'vitest'
import { sendersOf } from './senders.ts'

const accent = { color: '#ffbe2f', ink: '#2a1600' } as const
const at = { listeningAt: () => 'http://127.0.0.1:3000', sponsorOf: () => undefined }
const theme = (id: string, hosts: string[]) => ({ id, name: id.toUpperCase(), hosts, look: { accent } })
const themes = [theme('main', ['main.example']), theme('other', ['other.example', 'alias.example']), theme('bare', [])]

test('links lead to the mail’s brand', () => {
  const senderOf = sendersOf(themes, { brand: 'main', publicUrl: 'https://play.example' }, at)
  expect(senderOf('main')).toEqual({ brandName: 'MAIN', siteUrl: 'https://play.example', accent })
  expect(senderOf('other')).toEqual({ brandName: 'OTHER', siteUrl: 'https://other.example', accent })
  expect(senderOf('bare').siteUrl).toBe('https://play.example')
})

test('without an address of its own the site uses the one where it listens', () => {
  const senderOf = sendersOf(themes, { brand: 'main', publicUrl: undefined }, at)
  expect(senderOf('main').siteUrl).toBe('http://127.0.0.1:3000')
  expect(senderOf('other').siteUrl).toBe('http://other.example:3000')
})

test('a mail names the sponsor of its brand, if one is published', () => {
  const sponsor = { name: 'Main Play LLC', address: ['1 Example Street', 'Dover, DE 19901'], links: [] }
  const sponsorOf = (brand: string) => (brand === 'main' ? sponsor : undefined)
  const senderOf = sendersOf(themes, { brand: 'main', publicUrl: 'https://play.example' }, { ...at, sponsorOf })
  expect(senderOf('main').sponsor).toBe('Main Play LLC, 1 Example Street, Dover, DE 19901')
  expect(senderOf('other').sponsor).toBeUndefined()
})
