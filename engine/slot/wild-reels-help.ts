import { listOf } from '../help-lists.ts'
import type { HelpText } from '../help.ts'
import type { WildReels } from './definition.ts'

/** How often which reels turn wild. */
export function wildReelsHelp(
  spins: 'spins' | 'free_spins',
  { wildReels }: { readonly wildReels?: readonly WildReels[] },
  language: 'en' | 'es',
): HelpText[] {
  if (!wildReels) return []
  const all = wildReels.reduce((sum, { weight }) => sum + weight, 0)
  const none = wildReels.reduce((sum, { reels, weight }) => (reels.length === 0 ? sum + weight : sum), 0)
  const choices = wildReels
    .filter(({ reels }) => reels.length > 0)
    .map(({ reels, weight }) => {
      const numbers = reels.map((reel) => reel + 1)
      return `${listOf(numbers, language)} (${weight.toLocaleString('en-US')})`
    })
  const isOften = none === 0
  return [{ key: isOften ? 'ruleReelsTurnAlways' : 'ruleReelsTurn', values: { spins, all, none, choices: choices.join('; ') } }]
}
