import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'

/** What readers of screens are told of parts that scroll sideways by themselves. */
type Labels = { tableLabel: string; codeLabel: string }

/**
 * A post's HTML for its page. The API gives it clean, with every `<` of a text escaped, so that what looks like a tag
 * is one. Headings stand below the page's own, wide tables and code scroll by themselves, pictures wait to be seen.
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

/** The highest heading becomes one of the second level, and the others follow. */
function withHeadingsBelow(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
  const shift = levels.length > 0 ? 2 - Math.min(...levels) : 0
  return html.replace(
    /<(\/?)h([1-6])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + shift)}`,
  )
}
