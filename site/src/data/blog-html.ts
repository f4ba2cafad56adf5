import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'

/** What readers of screens are told of parts that scroll sideways by themselves. */
type Labels = { tableLabel: string; codeLabel: string }

/**
 * A post's HTML for its page. The API gives it clean, with every `<` of a text escaped, so that what looks like a tag
 * is one. Headings follow the page's own, wide tables and code scroll by themselves, pictures wait to be seen.
 */
export function pageHtml(html: string, locale: Locale, labels: Labels): string {
  const counted = (label: string) => {
    let n = 0
    return (tag: string) => {
      const name = fill(locale, label, { n: (n += 1) })
      return `<section class="scrolls" tabindex="0" aria-label="${escaped(name)}">${tag}`
    }
  }
  const codeBegins = counted(labels.codeLabel)
  return withHeadingsBelow(html)
    .replace(/<table\b/g, counted(labels.tableLabel))
    .replace(/<\/table>/g, '</table></section>')
    .replace(/<pre>/g, (tag) => codeBegins(tag).replace('<section ', '<section dir="ltr" '))
    .replace(/<\/pre>/g, '</pre></section>')
    .replace(/<img\b/g, '<img loading="lazy" decoding="async" referrerpolicy="no-referrer"')
}

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Each heading stands one level below the one that it belongs to, whatever levels its writer chose or left out. */
function withHeadingsBelow(html: string): string {
  const above: number[] = []
  return html.replace(/<(\/?)h([1-6])\b/g, (_, slash: string, digit: string) => {
    if (!slash) {
      while ((above.at(-1) ?? 0) >= Number(digit)) above.pop()
      above.push(Number(digit))
    }
    return `<${slash}h${Math.min(6, above.length + 1)}`
  })
}
