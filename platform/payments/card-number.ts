/** 13 to 19 digits that stand alone, perhaps in groups. Card numbers begin with 2 to 6, times in milliseconds do not. */
const DIGITS = /(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w.])/g

/** Whether a text contains a number with the check digit of a card. */
export const hasCardNumber = (text: string): boolean => (text.match(DIGITS) ?? []).some(isCard)

/** Leaves the last four digits of each card number, for what a provider sends that it should not. */
export const maskCardNumbers = (text: string): string =>
  text.replace(DIGITS, (digits) => (isCard(digits) ? `•••• ${digits.replaceAll(/\D/g, '').slice(-4)}` : digits))

function isCard(text: string): boolean {
  const sum = Array.from(text.replaceAll(/\D/g, ''), Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
