import { z } from 'zod'

/** Whether nine digits are a routing number: the checksum of the American Bankers Association. */
export const isRouting = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * [3, 7, 1][at % 3]!, 0) % 10 === 0

/** Of a bank account in the United States. */
export const bankNumbers = {
  routing: z.string().refine(isRouting, 'is no routing number'),
  number: z.string().regex(/^\d{4,17}$/),
}
