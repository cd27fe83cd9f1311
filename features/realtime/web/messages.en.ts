export const realtimeEn = {
  updated: 'Updated content is available. Please refresh the page.',
  refresh: 'Refresh',
  dismiss: 'Dismiss',
  offline: 'You are offline. What you see may be out of date.',
  reconnecting: 'Connecting again…',
}
