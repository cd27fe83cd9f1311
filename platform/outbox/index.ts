export { wake } from './wake-relay.ts'
export { emit, emitToBrand, liveMessage, push, pushTo, pushToAll, readSnapshot, type NewEvent } from './write.ts'
