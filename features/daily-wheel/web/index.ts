import type { WebFeature } from '#ui/feature.ts'
import { dailyWheel } from '../feature.ts'

/** The wheel, over any page. */
export const dailyWheelWeb: WebFeature = {
  id: dailyWheel.id,
  modals: { 'daily-wheel': { load: () => import('./daily-wheel-modal.tsx') } },
}
