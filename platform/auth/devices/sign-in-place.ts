import { deviceOf } from './device.ts'
import type { SessionRecord } from '../sessions.ts'

/** Where and when a session began, in terms that let players recognize a device. */
export const placeOf = ({ createdAt, userAgent, address }: SessionRecord) => ({
  at: new Date(createdAt).toISOString(),
  device: deviceOf(userAgent),
  address,
})
