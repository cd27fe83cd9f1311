import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browsers.ts'

/**
 * What Playwright switches off too, as far as it concerns a site on this machine: the last list counts. With them the
 * address bar's own pages, which every window without a screen would load and run: half of what a window costs.
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

const browser = (width: number, height: number) => ({
  browserName: 'chromium' as const,
  viewport: { width, height },
  // The processor draws every pixel, and no test looks at one: a quarter of them is enough.
  deviceScaleFactor: 0.5,
  launchOptions: { executablePath: findChromium() ?? 'chromium', args: FLAGS },
})

const JOURNEYS = '**/*.journey.ts'
/** Where the screen's width decides nothing, one of the two widths takes the journey. */
const ON_PHONE_ALONE = [
  '**/finish-timer.journey.ts',
  '**/pushes.journey.ts',
  '**/provider.journey.ts',
  ...(process.env.KEYS === 'all' ? [] : ['**/focus.journey.ts']),
]
const ON_DESKTOP_ALONE = [
  // It takes each page on the screens that it names itself.
  '**/crawl.journey.ts',
  '**/keyboard.journey.ts',
  '**/push-messages.journey.ts',
  '**/security.journey.ts',
  '**/web-push.journey.ts',
]

/** Journeys of players in a real browser, against the built pages on a database of the run's own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" e2e/harness/site.ts`,
    // The port is the site's choice; the group's name makes it the variable that baseURL reads.
    wait: { stdout: /runs at http:\/\/127\.0\.0\.1:(?<CROUPIER_PORT>\d+)/ },
    // The demo data of all brands come first, which a busy machine takes its time for.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.CROUPIER_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Recording takes a third of a small machine: `TRACE=1` for a failure that its screenshot does not explain.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'mobile',
      testMatch: JOURNEYS,
      testIgnore: ON_DESKTOP_ALONE,
      // A test of a file that goes to both.
      grepInvert: /@one-screen/,
      use: { ...browser(390, 844), hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: JOURNEYS, testIgnore: ON_PHONE_ALONE, use: browser(1440, 900) },
    // Started and spoken to by the test itself. It comes up slowly where the machine is busy.
    { name: 'firefox', testMatch: '**/*.firefox.ts', timeout: 150_000 },
  ],
})
