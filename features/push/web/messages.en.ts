export const pushEn = {
  clicked: {
    leave: '“{title}”: open it now? What is open on this page closes.',
    open: 'Open',
    stay: 'Stay here',
  },
  device: 'This device',
  deviceText: 'We reach you here while the site is closed. Each device has a switch of its own.',
  switch: 'Notifications on this device',
  states: {
    unknown: 'One moment',
    unsupported: 'Not possible in this browser',
    blocked: 'Blocked by your browser',
    off: 'Off',
    asking: 'Waiting for your answer',
    starting: 'Switching on',
    on: 'On',
    failed: 'That did not work',
  },
  hints: {
    unsupported:
      'This browser cannot receive notifications. On an iPhone or iPad, add the site to your home screen first and open it from there.',
    blocked: 'You told your browser not to allow them. To undo it:',
    off: 'Your browser asks once whether you allow it.',
    asking: 'Your browser asks whether this site may send notifications. Choose “Allow”.',
    failed: 'The notification service of your browser could not be reached. Check your connection and try again in a while.',
  },
  unblock: {
    open: 'Open the site’s settings: click the symbol to the left of the address.',
    allow: 'Set “Notifications” to “Allow”.',
    back: 'Come back to this page and switch them on.',
  },
  sendTest: 'Send a test',
  testSent: 'It is on its way …',
  testHere: 'It has arrived.',
  testFailed: 'We do not know this device any more. Switch it off and on again.',
}
