import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  globalSetup: './e2e/support/global-setup.ts',
  // Two keep the processors busy; the third takes what they leave while they wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: chromiumOptions(),
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of the time: `playwright test --trace on` records what is to be looked into.
    trace: 'off',
    // Frames on the way from one look to another cost an eighth of the time, and no script waits for them. Menus,
    // messages, the dialog of an event and the turn of a page are walked through `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Each worker has a product of its own, and the tests of one journey's file go one after the other. What is asked of
  // every page and state changes nothing that a test looks at: those tests go side by side, after the journeys, so that
  // all workers end together.
  projects: [
    { name: 'journeys', testIgnore: 'every-{page,state}.spec.ts' },
    { name: 'pages', testMatch: 'every-{page,state}.spec.ts', fullyParallel: true },
  ],
})
