import type { ArrivalTarget } from '#ui/feature.ts'

/** `?openSupport=…`, whatever it says. */
export const arrive = (_value: string, { openModal }: ArrivalTarget): void => openModal('support')
