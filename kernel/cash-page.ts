import { barePath } from './locale.ts'

/** Whether a payment page may be framed at this path: only such documents delegate payments to a provider. */
export const isCashPage = (pathname: string): boolean => /^\/cash(Iframe)?(\/|$)/.test(barePath(pathname))
