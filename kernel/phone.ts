/** Ten digits: neither area code nor exchange starts with 0 or 1, and no area code ends with 11. */
const NUMBER = /^(?!.11)[2-9]\d{2}[2-9]\d{6}$/

/** E.164 of a North American number in any notation; undefined if it is not one. */
export function toE164(text: string): string | undefined {
  const digits = text.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '')
  return NUMBER.test(digits) ? `+1${digits}` : undefined
}

/** In the usual format: `(212) 555-0100`. */
export const asWritten = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** A mask that only distinguishes numbers: the last two digits. */
export const maskPhone = (phone: string): string => phone.replace(/\d(?=\d\d)/g, '*')
