const STORAGE_KEY = 'dailyLoginShown'

type Store = Pick<Storage, 'getItem' | 'setItem'>

interface Purchases {
  readonly depositsCount: number
  readonly dailyLogin: Readonly<Record<string, unknown>>
}

/** Whether the modal may open by itself for somebody with so many purchases. */
export const mayOpenItself = ({ depositsCount, dailyLogin }: Purchases): boolean => {
  const quiet = dailyLogin['quietAtDeposits']
  return !(Array.isArray(quiet) && quiet.includes(depositsCount))
}

/** One day of one player: the day by the server's clock, named by its end. */
export interface PlayerDay {
  readonly playerId: string
  readonly finishedAt: number
}

/** True the first time it is asked for a player's day; from then on false until the next one. */
export function isFirstToday(store: Store, { playerId, finishedAt }: PlayerDay): boolean {
  const day = `${playerId}/${finishedAt}`
  if (store.getItem(STORAGE_KEY) === day) return false
  store.setItem(STORAGE_KEY, day)
  return true
}
