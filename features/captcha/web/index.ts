import type { WebFeature } from '#ui/feature.ts'
import { captcha } from '../feature.ts'

export const captchaWeb: WebFeature = { id: captcha.id }
