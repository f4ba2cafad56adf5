import { fillSignIn, signInThroughPage } from '../../server/testing/sign-in-page.ts'
import { admin } from './api.ts'
import { expect, type Page } from './test.ts'

/** Signs in as the admin, in a page whose clock can be moved until the session is over. */
export async function signInByClock(page: Page): Promise<void> {
  await page.clock.install()
  const extended = page.waitForResponse('**/api/sys/auth/extend')
  await signInThroughPage(page, admin())
  expect((await extended).status()).toBe(200)
}

/** Nobody does anything for more than the minute that a session lasts here, and the sign-in page says so. */
export async function letSessionEnd(page: Page): Promise<void> {
  await page.clock.fastForward('01:10')
  await page.waitForURL('**/purple-elephant-42?timeout=1')
}

/** Signs in again, and comes back to where the session ended. */
export async function signInAgain(page: Page): Promise<void> {
  await fillSignIn(page, admin())
  await expect(page).toHaveURL(/\/admin\/dashboard/)
}

/** As if nobody had signed in here: from a page that does not watch its session. */
export async function forgetBrowser(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/accessibility`)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

/** Somebody logs out in another tab. */
export async function logOutElsewhere(page: Page, origin: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${origin}/accessibility`)
  await other.evaluate(() => localStorage.removeItem('adminToken'))
  await other.close()
}
