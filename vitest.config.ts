import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './scripts/chromium.ts'

/** What islands are made of: named here, so that no test is loaded again when the server comes upon one of them. */
const islandPackages = [
  '@nanostores/persistent',
  '@nanostores/react',
  'nanostores',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** What the dashboard is made of besides. */
const panelPackages = ['@tanstack/react-query', 'lucide-react', 'tailwind-variants/lite']

/** Made anew for each: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { timezoneId: 'Asia/Jerusalem', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
})

const databaseTimes = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } }

/** The files of one worker share its process, so that packages are loaded once; `fresh-file.ts` keeps them apart. */
const shared = { isolate: false, pool: 'forks' } as const

/**
 * `unit` tests are pure; each file of `integration` has a real database of its own, in a PostgreSQL that the run starts
 * for all of them; `rare` ones take long, and `npm test` leaves them to `npm test -- --all` (docs/testing.md); `browser`
 * tests, those of islands and of the dashboard, run in the browser that the journeys run in.
 */
export default defineConfig({
  test: {
    // Two keep the processors busy; the third takes what they leave while they wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          setupFiles: ['scripts/vitest/fresh-file.ts'],
          // A property tries a hundred texts, also on a machine that is busy with something else.
          testTimeout: 30_000,
          include: ['{core,i18n,api,design,forms,server,site,cms,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/.next/**',
            '**/*.int.test.ts',
            '**/*.rare.test.ts',
            '**/*.browser.test.tsx',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          ...shared,
          setupFiles: ['scripts/vitest/fresh-file.ts', 'cms/src/testing/setup.ts'],
          globalSetup: ['cms/src/testing/shared-cluster.ts'],
          include: ['{core,i18n,api,server,site,cms,scripts}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.rare.int.test.ts'],
          ...databaseTimes,
        },
      },
      {
        test: {
          name: 'rare',
          ...shared,
          setupFiles: ['scripts/vitest/fresh-file.ts', 'cms/src/testing/setup.ts'],
          globalSetup: ['cms/src/testing/shared-cluster.ts'],
          include: ['{server,cms}/**/*.rare{,.int}.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          ...databaseTimes,
        },
      },
      {
        plugins: [tailwindcss()],
        cacheDir: '.cache/vite',
        logLevel: 'error',
        optimizeDeps: { include: islandPackages, exclude: ['date-fns', '@date-fns/tz'] },
        test: {
          name: 'browser',
          include: ['site/**/*.browser.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['site/src/testing/browser-setup.ts'],
          // After the others: a page that shares its processor with two databases answers late.
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
          api: { host: '127.0.0.1' },
          browser: browser(),
        },
      },
      {
        plugins: [tailwindcss()],
        cacheDir: '.cache/vite-panel',
        logLevel: 'error',
        optimizeDeps: {
          include: [...islandPackages, ...panelPackages],
          exclude: ['date-fns', '@date-fns/tz'],
        },
        test: {
          name: 'browser-panel',
          include: ['cms/**/*.browser.test.tsx'],
          exclude: ['**/node_modules/**', '**/.next/**'],
          setupFiles: ['cms/src/testing/browser-setup.ts'],
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
          api: { host: '127.0.0.1' },
          browser: browser(),
        },
      },
    ],
  },
})
