export const realtimeEn = {
  offline: 'You’re offline. What you see may be out of date.',
  reconnecting: 'Reconnecting…',
}
