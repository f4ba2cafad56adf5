import { expect, type Locator, type Page } from '@playwright/test'
import type { Visit } from './test.ts'

/** What a person types into the required fields. */
export type TypedEvent = {
  title: string
  description: string
  day: string
  organizerEmail: string
  contactPersonName: string
  contactPersonPhone: string
}

export function typedEvent(title: string, day: string): TypedEvent {
  return {
    title,
    description: 'Talks in the morning, workshops after lunch.',
    day,
    organizerEmail: 'organizer@example.com',
    contactPersonName: 'Noa Levi',
    contactPersonPhone: '+972 50 123 4567',
  }
}

/** Opens the event form on /submit as a visitor does. */
export async function openEventForm(page: Page, { t, path }: Visit): Promise<Locator> {
  await page.goto(path('/submit'))
  await page.getByRole('button', { name: t.submitPage.submitNow }).first().click()
  const dialog = page.getByRole('dialog', { name: t.eventForm.title })
  await expect(field(dialog, t.eventForm.fields.title.label)).toBeVisible()
  return dialog
}

export async function fillEventForm(dialog: Locator, { t }: Visit, typed: TypedEvent): Promise<void> {
  const { fields } = t.eventForm
  await field(dialog, fields.title.label).fill(typed.title)
  await dialog.getByRole('radio', { name: t.common.types.conference }).press('Space')
  await field(dialog, fields.description.label).fill(typed.description)
  await dialog.getByLabel(fields.startDate.label).first().fill(typed.day)
  await field(dialog, fields.organizerEmail.label).fill(typed.organizerEmail)
  await field(dialog, fields.contactPersonName.label).fill(typed.contactPersonName)
  await field(dialog, fields.contactPersonPhone.label).fill(typed.contactPersonPhone)
}

/** A text field by its label, without the star that is for the eye only. */
export function field(dialog: Locator, label: string): Locator {
  return dialog.getByRole('textbox', { name: label, exact: true })
}
