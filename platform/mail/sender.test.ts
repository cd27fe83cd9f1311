import { describe, expect, test } from 'vitest'
import { addressOf, siteUrlOf } from './sender.ts'

describe('siteUrlOf', () => {
  const config = { brand: 'velmora', publicUrl: 'https://play.example:8443/casino/', port: 3000 }

  test('the chosen brand lives at the public address', () => {
    expect(siteUrlOf({ id: 'velmora', hosts: ['elsewhere.example'] }, config)).toBe('https://play.example:8443/casino')
  })

  test('another brand lives at its own host', () => {
    expect(siteUrlOf({ id: 'sundrift', hosts: ['sun.example'] }, config)).toBe('https://sun.example:8443/casino')
    expect(siteUrlOf({ id: 'sundrift', hosts: [] }, config)).toBe('https://play.example:8443/casino')
  })

  test('a site without a public address lives on this machine', () => {
    expect(siteUrlOf({ id: 'velmora', hosts: [] }, { ...config, publicUrl: undefined })).toBe('http://localhost:3000')
  })
})

describe('addressOf', () => {
  const publicUrl = 'https://play.example'

  test.each([
    ['hello@play.example', 'hello@play.example'],
    ['Croupier <hello@play.example>', 'hello@play.example'],
    [undefined, 'no-reply@play.example'],
  ])('%s sends from %s', (mailFrom, address) => {
    expect(addressOf({ mailFrom, publicUrl })).toBe(address)
  })

  test('says what is missing or wrong', () => {
    expect(() => addressOf({ mailFrom: 'Croupier', publicUrl })).toThrow("MAIL_FROM cannot be 'Croupier'")
    expect(() => addressOf({ mailFrom: undefined, publicUrl: undefined })).toThrow('SMTP_URL needs PUBLIC_URL')
  })
})
