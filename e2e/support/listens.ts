import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until React has taken over an element that the server has rendered. What is pressed on a page of the panel
 * before that is lost; on the public site it is held and repeated, so nothing waits there.
 */
export async function listens(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}
