/**
 * Whether what may be done once a period, a day or the start of one, was done in this one. A clock that steps back gives
 * no second time.
 */
export const wasDone = <P extends string | number>(last: P | null, current: P): last is P => last !== null && last >= current
