import type { WebFeature } from '#ui/feature.ts'
import { passkeys } from '../feature.ts'

/** Passkeys on the page of security, on the sign-in sheet, and where proof is asked for. */
export const passkeysWeb: WebFeature = {
  id: passkeys.id,
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
