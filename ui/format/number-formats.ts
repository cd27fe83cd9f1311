/**
 * The number format of messages (`{value, number, grouped}`): by default Spanish does not group four digits, unlike
 * our amounts.
 */
export const NUMBER_FORMATS = { number: { grouped: { useGrouping: 'always' } } } as const
