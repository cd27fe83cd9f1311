import type { WebFeature } from '#ui/feature.ts'

/** The page of the machine; its card is among the promotions. */
export const funMachineWeb: WebFeature = { id: 'fun-machine' }
