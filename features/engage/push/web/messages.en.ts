export const pushEn = {
  clicked: {
    leave: 'Open “{title}” now? You’ll leave this page.',
    open: 'Open',
    stay: 'Stay here',
  },
  device: 'This device',
  deviceText: 'Get notified here even when the site is closed. Each device has its own setting.',
  switch: 'Notifications on this device',
  states: {
    unknown: 'One moment…',
    unsupported: 'Not supported in this browser',
    blocked: 'Blocked by your browser',
    off: 'Off',
    asking: 'Waiting for your answer',
    starting: 'Turning on',
    on: 'On',
    failed: 'Something went wrong',
  },
  hints: {
    unsupported:
      'This browser can’t receive notifications. On an iPhone or iPad, add the site to your home screen first and open it from there.',
    blocked: 'Notifications are blocked in your browser. To allow them:',
    off: 'Your browser will ask you to allow notifications.',
    asking: 'Your browser is asking whether to allow notifications. Choose “Allow”.',
    failed: 'We couldn’t reach your browser’s notification service. Check your connection and try again later.',
  },
  unblock: {
    open: 'Open site settings: tap the icon to the left of the address.',
    allow: 'Set “Notifications” to “Allow”.',
    back: 'Come back to this page and turn them on.',
  },
  sendTest: 'Send test',
  testSent: 'On its way…',
  testHere: 'It worked.',
  testFailed: 'We don’t recognize this device anymore. Turn notifications off and on again.',
}
