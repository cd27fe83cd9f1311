import type { WebFeature } from '#ui/feature.ts'
import { captcha } from '../feature.ts'

/** Answers when a call wants to know that a person is there. */
export const captchaWeb: WebFeature = {
  id: captcha.id,
  watchers: [() => import('./captcha-watcher.tsx')],
}
