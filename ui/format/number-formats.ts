/** What messages write as `{value, number, grouped}`: Spanish leaves numbers of four digits whole otherwise, beside amounts that are not. */
export const NUMBER_FORMATS = { number: { grouped: { useGrouping: 'always' } } } as const
