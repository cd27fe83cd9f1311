/** Whether a name has all words of a listed one, in any order and without accents. */
export function isListed(name: string, list: readonly string[]): boolean {
  const words = wordsOf(name)
  return list.some((listed) => wordsOf(listed).every((word) => words.includes(word)))
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []
