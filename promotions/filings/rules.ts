/** Authorities ask for the winners of prizes worth more than 25 USD. One minor unit of entries is one US cent. */
export const LISTED_CENTS = 2_500
