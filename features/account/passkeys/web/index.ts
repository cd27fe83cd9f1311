import type { WebFeature } from '#ui/feature.ts'

/** Passkeys on the security page, on the sign-in sheet, and in proof prompts. */
export const passkeysWeb: WebFeature = {
  id: 'passkeys',
  accountCards: [
    {
      page: '/profile/security',
      anchor: 'passkeys',
      title: 'passkeys.title',
      text: 'passkeys.text',
      load: () => import('./passkey-list.tsx'),
    },
  ],
  signInParts: [{ load: () => import('./passkey-sign-in.tsx') }],
  proofParts: [() => import('./passkey-proof.tsx')],
}
