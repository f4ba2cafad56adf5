import type { Page } from '@playwright/test'
import type { Visit } from './test.ts'

/** Types into the form on /contact what it needs, as Noa. */
export async function fillContactForm(page: Page, { t }: Visit, message: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(t.contact.name).fill('Noa')
  await main.getByLabel(t.contact.email).fill('noa@example.com')
  await main.getByRole('textbox', { name: t.contact.message }).fill(message)
}
