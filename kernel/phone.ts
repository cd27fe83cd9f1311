/** Ten digits: neither an area nor an exchange begins with 0 or 1, and no area ends with 11. */
const NUMBER = /^(?!.11)[2-9]\d{2}[2-9]\d{6}$/

/** E.164 of a number of the United States, however it is written; undefined where it is none. */
export function toE164(text: string): string | undefined {
  const digits = text.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '')
  return NUMBER.test(digits) ? `+1${digits}` : undefined
}

/** As people write it: `(212) 555-0100`. */
export const asWritten = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Of a number that may be anybody's, what is enough to tell it from another: its last two digits. */
export const maskPhone = (phone: string): string => phone.replace(/\d(?=\d\d)/g, '*')
