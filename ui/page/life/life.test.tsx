import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdPage } from '../page-holds.ts'
import { onPageEvent, type PageEvents } from '../page-events.ts'
import { watchBuild } from './build-check.ts'
import { HIDDEN_MS, watchLongHidden } from './long-hidden.ts'
import { IDLE_MS, readVisitStart, watchSessionStart } from './session-start.ts'

let now: number
let endings: (() => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  now = 1_000_000
  endings = []
})
afterEach(() => {
  for (const end of endings) end()
  vi.useRealTimers()
})

describe('a hidden page', () => {
  let isHidden = false
  const show = (is: boolean) => {
    isHidden = !is
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const open = () => {
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
    show(true)
    const reload = vi.fn<() => void>()
    endings.push(watchLongHidden({ now: () => now, reload }))
    return reload
  }
  afterEach(() => void vi.restoreAllMocks())

  test('reloads when it is shown after two hours', () => {
    const reload = open()
    show(false)
    now += HIDDEN_MS
    expect(reload).not.toHaveBeenCalled()
    show(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('stays as it is after shorter times, however often', () => {
    const reload = open()
    for (let time = 0; time < 3; time++) {
      show(false)
      now += HIDDEN_MS - 1
      show(true)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  test('waits for anything that a reload would interrupt', () => {
    const reload = open()
    const release = holdPage()
    show(false)
    now += HIDDEN_MS
    show(true)
    expect(reload).not.toHaveBeenCalled()
    release()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a visit', () => {
  const store = () => {
    const kept = new Map<string, string>()
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  }
  const listen = () => {
    const heard: PageEvents['sessionStart'][] = []
    endings.push(onPageEvent('sessionStart', (event) => heard.push(event)))
    return heard
  }
  const act = () => void window.dispatchEvent(new Event('pointerdown'))

  test('starts with the first page, also for late listeners', () => {
    const shared = store()
    endings.push(watchSessionStart({ store: shared, now: () => now }))
    const heard = listen()
    expect(heard).toEqual([{ afterIdle: false }])
    endings.push(watchSessionStart({ store: shared, now: () => now }))
    expect(heard).toHaveLength(1)
  })

  test('restarts with the first activity after 30 idle minutes', () => {
    const heard = listen()
    endings.push(watchSessionStart({ store: store(), now: () => now }))
    for (let minute = 0; minute < 60; minute++) {
      now += 60_000
      act()
    }
    expect(heard).toEqual([{ afterIdle: false }])
    now += IDLE_MS
    expect(heard).toHaveLength(1)
    act()
    act()
    expect(heard).toEqual([{ afterIdle: false }, { afterIdle: true }])
  })

  test('restarts with a page opened after 30 minutes', () => {
    const heard = listen()
    const shared = store()
    const firstAt = now
    watchSessionStart({ store: shared, now: () => now })()
    now += IDLE_MS - 1
    watchSessionStart({ store: shared, now: () => now })()
    expect(readVisitStart(shared)).toBe(firstAt)
    now += IDLE_MS
    endings.push(watchSessionStart({ store: shared, now: () => now }))
    expect(heard).toEqual([{ afterIdle: false }, { afterIdle: true }])
    expect(readVisitStart(shared)).toBe(now)
  })
})

describe('the build check', () => {
  const HOUR = 60 * 60_000
  function open({ latest = 'b1', isOwnThere = true, effectiveType = '4g', isDown = false } = {}) {
    const server = { latest, isOwnThere, isDown }
    const asked: string[] = []
    const onNewer = vi.fn<() => void>()
    const read = async (path: string) => {
      asked.push(path)
      if (server.isDown) throw new TypeError('failed to fetch')
      if (path.startsWith('/builds/meta/')) return { status: server.isOwnThere ? 200 : 404, body: null }
      return { status: 200, body: { id: server.latest } }
    }
    endings.push(watchBuild({ buildId: 'b1', read, now: () => now, effectiveType: () => effectiveType, onNewer }))
    return { server, asked, onNewer }
  }

  test('looks for its own build after a second and for the latest one every hour, never at the same address twice', async () => {
    const { asked, onNewer } = open()
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/builds/meta/b1.json'])
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(asked.at(-1)).toBe('/builds/latest.json?1000000')
    expect(onNewer).not.toHaveBeenCalled()
  })

  test('does not run over a very slow connection', async () => {
    const { asked } = open({ effectiveType: 'slow-2g' })
    await vi.advanceTimersByTimeAsync(HOUR - 1)
    expect(asked).toEqual([])
  })

  test('reports each newer build once', async () => {
    const { server, onNewer } = open()
    server.latest = 'b2'
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(onNewer).toHaveBeenCalledTimes(1)
    server.latest = 'b3'
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(onNewer).toHaveBeenCalledTimes(2)
  })

  test('reports immediately that its own build is gone', async () => {
    const { onNewer } = open({ latest: 'b2', isOwnThere: false })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onNewer).toHaveBeenCalledTimes(1)
  })

  test('retries an unreachable server in an hour', async () => {
    const { server, asked, onNewer } = open({ latest: 'b2', isDown: true })
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(onNewer).not.toHaveBeenCalled()
    server.isDown = false
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(onNewer).toHaveBeenCalledTimes(1)
    expect(asked).toHaveLength(3)
  })
})
