import type { ArrivalTarget } from '#ui/feature.ts'

/** `?openSupport=…`, with any value. */
export const arrive = (_value: string, { openModal }: ArrivalTarget): void => openModal('support')
