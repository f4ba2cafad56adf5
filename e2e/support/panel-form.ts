import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until Payload's form around a field is ready. It takes what was typed before that for nothing. */
export async function formListens(field: Locator): Promise<void> {
  await expect(field.locator('xpath=ancestor::form[1]')).toHaveAttribute('data-form-ready', 'true')
}
