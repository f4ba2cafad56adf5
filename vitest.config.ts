import { defineConfig } from 'vitest/config'

/** `unit` tests are pure; each file of `integration` starts a real database of its own, so that few run at a time. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // A property tries a hundred texts, also on a machine that is busy with something else.
          testTimeout: 30_000,
          include: ['{core,i18n,api,server,site,cms,scripts}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/.next/**',
            '**/*.int.test.ts',
            '**/*.browser.test.tsx',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{core,i18n,api,server,site,cms,scripts}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
