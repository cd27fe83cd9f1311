import { describe, expect, test } from 'vitest'
import { refusePassword } from './password-rules.ts'

const personal = ['anna.bell@mail.example', 'lucky-fox', 'Velmora']

describe('refusePassword', () => {
  test.each([
    ['plum tram forty gull', undefined],
    ['a7#kQ9!mzLp2', undefined],
    ['Пять слонов идут домой', undefined],
    ['k7#Q9!m', 'password-short'],
    ['1234567890', 'password-common'],
    ['QWERTYUIOP', 'password-common'],
    ['annabellgull-42-anna.bell', 'password-personal'],
    ['the Lucky fox runs-lucky-fox', 'password-personal'],
    ['VELMORA-rivers-9931', 'password-personal'],
    ['sunshine2024', 'password-guessable'],
    ['aaaaaaaaaaaaaaaa', 'password-guessable'],
    ['iloveyou1234', 'password-guessable'],
  ])('%s: %s', async (password, refusal) => {
    expect(await refusePassword(password, personal)).toBe(refusal)
  })

  test('a name of one or two letters forbids nothing', async () => {
    expect(await refusePassword('plum tram forty gull', ['pl@mail.example'])).toBeUndefined()
  })

  test('scoring a password of letter-like symbols does not block the event loop', async () => {
    // The thread has loaded by then.
    await refusePassword('plum tram forty gull', personal)
    const order: string[] = []
    const judged = refusePassword('4@8({[3€6#!1|0$57+2%'.repeat(2), personal).then(() => order.push('judged'))
    await new Promise((resolve) => setImmediate(resolve))
    order.push('another call is served')
    await judged
    expect(order).toEqual(['another call is served', 'judged'])
  })

  test('characters after the fortieth are ignored, since scoring a long password would take minutes', async () => {
    const [weak, strong] = ['abcdefghijklmnopqrst'.repeat(2), 'x7#Qm2!vTz9&Lp4$Rk8*Wd3^Yh6%Bn1(Fs5)Gj0']
    expect(await refusePassword(weak + strong, personal)).toBe('password-guessable')
    expect(await refusePassword(strong + weak, personal)).toBeUndefined()
  })
})
