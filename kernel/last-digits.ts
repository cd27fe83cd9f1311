/** The last digits of a bank account, from what its provider calls it: `1234` of `Bank account •••• 1234`. */
export const lastDigitsOf = (title: string): string | undefined => /\d{2,4}$/.exec(title)?.[0]
