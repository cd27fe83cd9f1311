/** A player plays, redeems and has entries; banking and betting terms would promise something else. */
const UNFIT =
  /\b(bets?|betting|wager\w*|gambl\w*|deposit\w*|cash\w*|withdraw\w*|stak(?:e|es|ed|ing)|pay-?outs?|apuestas?|apost\w+|depósitos?|depositar|retir(?:o|os|ar))\b/giu

/** Words that are banned in player-facing texts. */
export const findUnfitWords = (text: string): string[] => text.match(UNFIT) ?? []

/** The placeholders of a message, sorted. In ICU plurals every second depth of braces is text. */
export function valuesIn(text: string): string {
  const names = new Set<string>()
  let depth = 0
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace === '}') depth--
    else if (++depth % 2 === 1 && name) names.add(name)
  }
  return [...names].sort().join(' ')
}
