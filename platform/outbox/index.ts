export { wake } from './wake-relay.ts'
export {
  emit,
  emitMany,
  emitToBrand,
  eventOf,
  liveMessage,
  push,
  pushMany,
  pushSerialized,
  pushTo,
  pushToAll,
  readSnapshot,
  type NewEvent,
} from './write.ts'
