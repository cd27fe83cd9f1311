/** The files that ask a server for what this hub speaks, and those that need none. */
export const FILES = [
  'centrifuge.test.ts',
  'getstate.test.ts',
  'recovery.test.ts',
  'compaction.test.ts',
  'utils.test.ts',
] as const

/** Whether a test has to do with a server at all. */
export const asksServer = (file: string, name: string): boolean =>
  file === 'centrifuge.test.ts'
    ? /^(websocket|http_stream|sse): /.test(name)
    : file === 'getstate.test.ts' || file === 'recovery.test.ts'

/** So many of those have to pass: fewer would mean that tests went missing. */
export const PASSING_MIN = 66

/** Their tests of what is not spoken here, by a part of their names, with the reason. */
export const OUT_OF_SCOPE: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'map: ', why: 'map subscriptions are not spoken' },
]
