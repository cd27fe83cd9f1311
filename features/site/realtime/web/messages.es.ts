import type { realtimeEn } from './messages.en.ts'

export const realtimeEs: typeof realtimeEn = {
  offline: 'Sin conexión. Lo que ves puede estar desactualizado.',
  reconnecting: 'Reconectando…',
}
