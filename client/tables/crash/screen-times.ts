/** A replayed flight, and a moment to read where it burst. */
export const FLIGHT_MS = 1_600
export const READ_MS = 400
