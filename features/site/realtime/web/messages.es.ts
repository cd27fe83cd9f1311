import type { realtimeEn } from './messages.en.ts'

export const realtimeEs: typeof realtimeEn = {
  offline: 'No tienes conexión. Lo que ves puede no estar al día.',
  reconnecting: 'Conectando de nuevo…',
}
