import type { HelpText } from '../help.ts'
import type { SlotDefinition } from './definition.ts'
import { reelsAcross } from './screens.ts'

/** How the reels form screens, and what wins on all of them count. */
export function screensHelp(definition: SlotDefinition): HelpText[] {
  const { screens, features } = definition
  if (!screens) return []
  const across = reelsAcross(definition)
  return [
    { key: 'ruleScreens', values: { count: screens.count, across, next: across + 1, last: 2 * across } },
    { key: 'ruleScreensTogether', values: { together: screens.together } },
    ...(features.length > 0 ? [{ key: 'ruleScreensScatters', values: {} } as const] : []),
  ]
}
