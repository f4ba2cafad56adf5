import { growToPage } from './grow-to-page.ts'
import { expect, type Locale, type Page } from './test.ts'

/** How a page or a state of it looks, as it is kept in a file. */
export type Picture = {
  name: string
  /** The part of the page that is pictured, whole; without it, what the window shows. */
  part?: string
  /** How high the window is, where it is not the usual one. */
  height?: number
  /** On which much depends: pictured in both languages on both widths. Others are seen in the main looks only. */
  isInEveryLook?: true
}

export type Theme = 'light' | 'dark'
export type Look = { locale: Locale; width: number }

export const widths = [1440, 390] as const
export const usualHeight = 900

/** English is pictured dark, Hebrew light. */
export const pictureThemes = { en: 'dark', he: 'light' } as const satisfies Record<Locale, Theme>

/**
 * English on a desk, Hebrew on a phone: where everything is asked, and everything is pictured. In the two others only
 * what may change with them is. How a component looks in each of its states is compared on the page of components.
 */
export function isMainLook({ locale, width }: Look): boolean {
  return (locale === 'en') === (width === 1440)
}

/** Compares the page as it is now, in this look, with its pictures. The window has its usual height again after it. */
export async function comparePictures(
  page: Page,
  { locale, width }: Look,
  pictures: readonly Picture[] = [],
): Promise<void> {
  for (const { name, part, height = usualHeight, isInEveryLook } of pictures) {
    if (!isInEveryLook && !isMainLook({ locale, width })) continue
    await page.setViewportSize({ width, height })
    if (part) await growToPage(page)
    const shown = part ? page.locator(part) : page
    await expect.soft(shown).toHaveScreenshot(`${locale}-${width}-${name}.png`)
    await page.setViewportSize({ width, height: usualHeight })
  }
}
