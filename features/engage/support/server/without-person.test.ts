import { expect, test } from 'vitest'
import { withoutPerson } from './without-person.ts'

const ADA = {
  login: 'ada.l',
  email: 'ada@mail.example',
  phone: '+15125550142',
  name: 'Ada',
  surname: 'Lovelace King',
  city: 'Austin',
  address: '12 Analytic Street',
  address2: 'Apt 4',
  zip: '78701',
}
const R = '[removed]'

test.each([
  ['names, in any case', 'Hi, ADA here: ada lovelace king, Mrs. King.', `Hi, ${R} here: ${R} ${R}, Mrs. ${R}.`],
  ['the username and addresses of mail', 'I am ada.l (ADA@mail.example or other@mail.example).', `I am ${R} (${R} or ${R}).`],
  ['a mailing address', 'I live at 12 Analytic Street, Apt 4, Austin 78701.', `I live at ${R}, ${R}, ${R} ${R}.`],
  ['phone numbers', 'Call +1 512 555 0142 or (512) 555-0199.', `Call ${R} or ${R}.`],
  ['cards, dates and documents', 'Card 4242 4242 4242 4242, born 04/12/1990, 123-45-6789.', `Card ${R}, born ${R}, ${R}.`],
  ['links', 'See https://ada.example/me?id=1 and www.other.example', `See ${R} and ${R}`],
])('STAFF-4 %s are taken out', (_, text, rest) => {
  expect(withoutPerson(text, ADA)).toBe(rest)
})

test('STAFF-4 a name may have any sign', () => {
  const jane = { ...ADA, login: 'j.d_1', name: 'Anne-Marie', surname: "O'Hara/Smith-Jones", address: '5-7 Elm (rear) [B] #2' }
  const text = "I am anne-marie O'Hara/Smith-Jones, j.d_1, of 5-7 Elm (rear) [B] #2."
  expect(withoutPerson(text, jane)).toBe(`I am ${R} ${R}, ${R}, of ${R}.`)
})

test('STAFF-4 a name is known with its accents and without, and other words keep theirs', () => {
  const ana = { ...ADA, name: 'Ana', surname: 'Peña' }
  expect(withoutPerson('Soy Ana Pena (PEÑA, Pen\u0303a) y giré en mañana, año, Peñas.', ana)).toBe(
    `Soy ${R} ${R} (${R}, ${R}) y giré en mañana, año, Peñas.`,
  )
  expect(withoutPerson('I am Peña.', { ...ADA, surname: 'Pena' })).toBe(`I am ${R}.`)
  expect(withoutPerson('I am.', { ...ADA, surname: '\u0301' })).toBe('I am.')
})

test('STAFF-4 what the complaint is about stays', () => {
  const text = 'The wheel took 2,000 coins in round rnd_0d9x12345678 at 14:30, and the Adage slot paid 96.04%.'
  expect(withoutPerson(text, ADA)).toBe(text)
  expect(withoutPerson(text, { ...ADA, name: null, surname: '', phone: null, address: null })).toBe(text)
})
