import { defineConfig } from '@playwright/test'
import { findChromium, findShell } from './scripts/browsers.ts'

/**
 * Chromium honors only the last such list, so this one repeats what Playwright's own list needs for a local site. The
 * WebUI entries stop headless windows from loading the address bar's own pages, which is half the cost of a window.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
]

const CHROMIUM = findChromium() ?? 'chromium'
/** The headless shell where it is installed; `WHOLE_CHROMIUM=1` runs everything in the whole browser. */
const SHELL = process.env.WHOLE_CHROMIUM === '1' ? CHROMIUM : (findShell() ?? CHROMIUM)

const browser = (width: number, height: number, executablePath = SHELL) => ({
  browserName: 'chromium' as const,
  viewport: { width, height },
  // Software rendering is slow and no test inspects pixels, so a quarter of them suffices.
  deviceScaleFactor: 0.5,
  launchOptions: { executablePath, args: FLAGS },
})

const JOURNEYS = '**/*.journey.ts'
/** Journeys that do not depend on the screen's width run on one of the two devices. */
const ON_PHONE_ALONE = [
  '**/finish-timer.journey.ts',
  // The keyboard's journey signs up and plays on the other one.
  '**/first-visit.journey.ts',
  '**/newcomer.journey.ts',
  '**/pushes.journey.ts',
  '**/tournaments.journey.ts',
  '**/provider.journey.ts',
  '**/purchase.journey.ts',
  '**/redemption.journey.ts',
  '**/refunds.journey.ts',
  ...(process.env.KEYS === 'all' ? [] : ['**/focus.journey.ts']),
]
const ON_DESKTOP_ALONE = [
  '**/campaigns.journey.ts',
  // The crawl sets the viewports itself.
  '**/crawl.journey.ts',
  '**/desk-keyboard.journey.ts',
  '**/keyboard.journey.ts',
  '**/push-messages.journey.ts',
  '**/security.journey.ts',
  '**/streak.journey.ts',
]
/** The headless shell shows no notifications. */
const WITH_NOTIFICATIONS = '**/web-push.journey.ts'

/** Player journeys in a real browser, against the built pages and a database created for the run. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.stdout.isTTY ? 'list' : './scripts/report-failures.ts',
  webServer: {
    command: `"${process.execPath}" e2e/harness/site.ts`,
    // The site picks its port and the first operator's password; Playwright exports each named group as a variable.
    wait: {
      stdout:
        /Making a database in (?<CROUPIER_DATABASE>\S+)\/data\.[^]*as operator with (?<CROUPIER_OPERATOR>[\w-]+)[^]*runs at http:\/\/127\.0\.0\.1:(?<CROUPIER_PORT>\d+)/,
    },
    // Seeding the demo data of all brands takes long on a busy machine.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.CROUPIER_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Traces cost a third of a small machine's CPU; set TRACE=1 if a screenshot does not explain a failure.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'mobile',
      testMatch: JOURNEYS,
      testIgnore: [...ON_DESKTOP_ALONE, WITH_NOTIFICATIONS],
      // Single tests of a file that otherwise runs on both devices.
      grepInvert: /@one-screen/,
      use: { ...browser(390, 844), hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: JOURNEYS, testIgnore: [...ON_PHONE_ALONE, WITH_NOTIFICATIONS], use: browser(1440, 900) },
    { name: 'notifications', testMatch: WITH_NOTIFICATIONS, use: browser(1440, 900, CHROMIUM) },
    // The test starts and drives Firefox itself, which is slow on a busy machine.
    { name: 'firefox', testMatch: '**/*.firefox.ts', timeout: 150_000 },
  ],
})
