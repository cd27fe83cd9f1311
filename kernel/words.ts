/** A player plays, redeems and has entries: words of banks and bookmakers would promise something else. */
const UNFIT =
  /\b(bets?|betting|wager\w*|gambl\w*|deposit\w*|cash\w*|withdraw\w*|stak(?:e|es|ed|ing)|pay-?outs?|apuestas?|apost\w+|depósitos?|depositar|retir(?:o|os|ar))\b/giu

/** Words that no text for players may hold. */
export const findUnfitWords = (text: string): string[] => text.match(UNFIT) ?? []

/** The values that a message takes, sorted. In ICU's plurals every second depth of braces is words. */
export function valuesIn(text: string): string {
  const names = new Set<string>()
  let depth = 0
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace === '}') depth--
    else if (++depth % 2 === 1 && name) names.add(name)
  }
  return [...names].sort().join(' ')
}
