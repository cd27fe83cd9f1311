export { wake } from './bell.ts'
export { emit, push, pushTo, pushToAll, type NewEvent } from './write.ts'
