import { data } from 'react-router'
import { ApiError } from '../api/api-error.ts'

/**
 * Maps a call's failure to the page: a refused address is a missing page, transient failures pass through, anything
 * else is our fault.
 */
const PAGE_STATUS: Readonly<Record<number, number>> = { 400: 404, 404: 404, 422: 404, 429: 429, 503: 503 }

/** Sets the page's status when a required call fails; `report` receives our own faults. */
export async function readForPage<T>(read: () => Promise<T>, report: (error: unknown) => void = () => undefined): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = PAGE_STATUS[error.status]
    if (status === undefined) report(error)
    throw data({ code: error.code }, { status: status ?? 503 })
  }
}
