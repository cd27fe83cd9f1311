import { useFormatter } from 'use-intl'

/** `×1,234.5`: a win as a multiple of its play amount. */
export function useMultipleText() {
  const { number } = useFormatter()
  return ({ win, stake }: { readonly win: number; readonly stake: number }): string => {
    const multiple = stake > 0 ? win / stake : 0
    return `×${number(multiple, { maximumFractionDigits: multiple < 100 ? 2 : 0 })}`
  }
}
