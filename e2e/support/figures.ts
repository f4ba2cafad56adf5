import type { Locator } from '@playwright/test'

/** The figures of a summary, or of whatever parts of a page hold nothing but numbers. */
export async function figuresOf(place: Locator, part = 'dd'): Promise<number[]> {
  const texts = await place.locator(part).allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(',', '')))
}
