import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
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
  },
  // Each worker has a product of its own. What is asked about accessibility changes nothing that a test looks at, so
  // its tests go side by side; the others of one file go one after the other.
  projects: [
    { name: 'accessibility', testMatch: 'accessibility.spec.ts', fullyParallel: true },
    { name: 'journeys', testIgnore: 'accessibility.spec.ts' },
  ],
})
