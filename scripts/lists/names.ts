/** `daily-login` as an identifier: `dailyLogin`. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** As an object key, quoted if necessary. */
export const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)
