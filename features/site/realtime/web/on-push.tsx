import { RELOAD_WORDS } from '#ui/page/reload-words.tsx'
import { createReload } from '#ui/page/reload.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { appPush } from '../contract.ts'

/** Handles the announcement of a newer site. */
export const onPush = [hear(appPush, createReload(RELOAD_WORDS))]
