import { hear } from '#ui/realtime/on-message.ts'
import { inboxPush } from '../contract.ts'
import { readInbox } from './queries.ts'

/** The bell counts what the server counts; a push never says how many. */
export const onPush = [hear(inboxPush, (_, { api, queries }) => readInbox(api, queries))]
