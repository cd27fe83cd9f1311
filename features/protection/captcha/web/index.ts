import type { WebFeature } from '#ui/feature.ts'

/** Solves the challenges of guarded calls. */
export const captchaWeb: WebFeature = {
  id: 'captcha',
  watchers: [() => import('./captcha-watcher.tsx')],
}
