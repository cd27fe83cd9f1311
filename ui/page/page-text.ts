/**
 * A value as JSON text for a page, with both kinds of quotes exchanged. The router puts the text into a string of a
 * string, where each double quote takes four characters and a single one takes one.
 */
export const writePageText = (value: unknown): string => exchangeQuotes(JSON.stringify(value))

export const readPageText = (text: string): unknown => JSON.parse(exchangeQuotes(text))

/** JSON contains no control characters. */
const exchangeQuotes = (text: string): string => text.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"')
