import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePort } from '../server/system/ports.ts'

const program = fileURLToPath(new URL('support/serve-components.ts', import.meta.url))

let developers: ChildProcess
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const environment = { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' }
  developers = spawn(process.execPath, [program, String(port)], { env: environment, stdio: 'inherit' })
  await expect.poll(answers, { timeout: 110_000 }).toBe(true)
})

test.afterAll(() => void developers.kill())

test('every component looks as it did, in both languages and themes', async ({ page }) => {
  await page.goto(`${origin}/components`)
  const galleries = page.getByRole('main').locator('> article')
  await expect(galleries).toHaveCount(4)
  for (const [index, name] of ['en-dark', 'he-light', 'en-light', 'he-dark'].entries())
    await expect.soft(galleries.nth(index)).toHaveScreenshot(`components-${name}.png`)
})

async function answers(): Promise<boolean> {
  return fetch(`${origin}/components`).then(
    (answer) => answer.ok,
    () => false,
  )
}
