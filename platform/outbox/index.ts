export { wake } from './wake-relay.ts'
export {
  emit,
  emitToBrand,
  liveMessage,
  push,
  pushMany,
  pushSerialized,
  pushTo,
  pushToAll,
  readSnapshot,
  type NewEvent,
} from './write.ts'
