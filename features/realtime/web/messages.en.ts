export const realtimeEn = {
  updated: 'Updated content is available. Please refresh the page.',
  refresh: 'Refresh',
  dismiss: 'Dismiss',
}
