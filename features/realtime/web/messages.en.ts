export const realtimeEn = {
  offline: 'You are offline. What you see may be out of date.',
  reconnecting: 'Connecting again…',
}
