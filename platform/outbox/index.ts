export { wake } from './bell.ts'
export { emit, liveMessage, push, pushTo, pushToAll, type NewEvent } from './write.ts'
