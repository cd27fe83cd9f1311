import type { WebFeature } from '#ui/feature.ts'

/** The name and avatar that other players see: on the personal data and privacy pages, and in the welcome. */
export const publicProfileWeb: WebFeature = {
  id: 'public-profile',
  accountCards: (['/profile', '/profile/privacy'] as const).map((page) => ({
    page,
    isWide: true,
    anchor: 'public-profile',
    title: 'public-profile.title',
    text: 'public-profile.text',
    load: () => import('./face-card.tsx'),
  })),
  welcomeParts: [() => import('./face-offer.tsx')],
}
