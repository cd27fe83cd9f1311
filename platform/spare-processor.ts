import { cpus } from 'node:os'

/** Shorter readings say more about chance than about load. */
const READ_EVERY_MS = 250

interface Times {
  readonly idle: number
  readonly all: number
}

/**
 * The share of processor time that this machine had to spare, from 0 to 1, lately: since the reading before the last. It
 * is the machine's; a container's own limit does not show in it.
 */
export function openSpareProcessor(read: () => Times = readTimes, now = () => performance.now()): () => number {
  let last = read()
  let readAt = now()
  let share = 1
  return () => {
    if (now() - readAt < READ_EVERY_MS) return share
    const times = read()
    if (times.all > last.all) share = (times.idle - last.idle) / (times.all - last.all)
    last = times
    readAt = now()
    return share
  }
}

/** Milliseconds since the machine's start, of all processors. */
function readTimes(): Times {
  let [idle, all] = [0, 0]
  for (const { times } of cpus()) {
    idle += times.idle
    all += times.idle + times.user + times.nice + times.sys + times.irq
  }
  return { idle, all }
}
