export { wake } from './bell.ts'
export { emit, push, type NewEvent } from './write.ts'
