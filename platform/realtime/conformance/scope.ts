/** The test files that this hub supports, and those that need no server. */
export const FILES = [
  'centrifuge.test.ts',
  'getstate.test.ts',
  'recovery.test.ts',
  'compaction.test.ts',
  'utils.test.ts',
] as const

/** Whether a test involves a server. */
export const asksServer = (file: string, name: string): boolean =>
  file === 'centrifuge.test.ts'
    ? /^(websocket|http_stream|sse): /.test(name)
    : file === 'getstate.test.ts' || file === 'recovery.test.ts'

/** Minimum number of passing tests, so that missing ones are noticed. */
export const PASSING_MIN = 66

/** Their tests of unsupported features, by part of their names, with the reason. */
export const OUT_OF_SCOPE: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'map: ', why: 'map subscriptions are not spoken' },
]
