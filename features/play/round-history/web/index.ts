import type { WebFeature } from '#ui/feature.ts'

/** The history of a player's rounds. */
export const roundHistoryWeb: WebFeature = {
  id: 'round-history',
  navItems: [
    { group: 'play', order: 40, label: 'site.rounds', icon: 'list-bold', path: '/rounds', for: 'player' },
    { group: 'account', order: 30, label: 'site.rounds', icon: 'list-bold', path: '/rounds', for: 'player' },
  ],
}
