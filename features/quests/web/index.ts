import type { WebFeature } from '#ui/feature.ts'
import { quests } from '../feature.ts'

/** The calendar of the quest. */
export const questsWeb: WebFeature = {
  id: quests.id,
  places: [{ group: 'prizes', order: 50, label: 'quests.name', icon: 'flag-pennant-fill', path: '/quests' }],
}
