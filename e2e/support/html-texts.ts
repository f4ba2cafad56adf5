import type { Page } from '@playwright/test'

/**
 * What the parts of a page say, in the HTML that the server answers with: it is read by the open page, of the same
 * origin, and not shown.
 */
export async function htmlTexts(page: Page, address: string, parts: string): Promise<string[]> {
  return page.evaluate(
    async ([from, selector]) => {
      const html = await (await fetch(from)).text()
      const elements = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)
      return [...elements].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    },
    [address, parts] as const,
  )
}

/** What one attribute of them is, of those that have it. */
export async function htmlAttributes(page: Page, address: string, parts: string, attribute: string): Promise<string[]> {
  return page.evaluate(
    async ([from, selector, name]) => {
      const html = await (await fetch(from)).text()
      const elements = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)
      return [...elements].flatMap((element) => element.getAttribute(name) ?? [])
    },
    [address, parts, attribute] as const,
  )
}
