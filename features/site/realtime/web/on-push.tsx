import { RELOAD_WORDS } from '#ui/page/reload-words.tsx'
import { createReload } from '#ui/page/reload.ts'
import { hear } from '#ui/realtime/hear.ts'
import { appPush } from '../contract.ts'

/** What a page does when there is a newer one. */
export const onPush = [hear(appPush, createReload(RELOAD_WORDS))]
