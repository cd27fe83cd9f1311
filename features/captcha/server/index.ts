import type { ServerFeature } from '#platform/feature.ts'
import { captcha } from '../feature.ts'

export const captchaServer: ServerFeature = { id: captcha.id }
