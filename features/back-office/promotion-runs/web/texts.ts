import { idText } from '#ui/parts/operator-text.ts'

const STATES: Readonly<Record<string, string>> = { due: 'To be paid', shadow: 'Shadow, never paid' }

export const grantStateText = (state: string): string => STATES[state] ?? idText(state)

export const grantKindText = (kind: string): string => (kind === 'balance' ? 'Coins and entries' : idText(kind))
