import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Astro and React choose how void elements, attributes and booleans are written.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Titles of visitors may be long; the page's own are bounded by their texts.
    'long-title': 'off',
    // Links and buttons get their names from their content and icons, which axe checks on the rendered page.
    'text-content': 'off',
    // The theme has to be set before the first paint; the policy names its hash.
    'require-sri': 'off',
    'no-inline-style': 'error',
  },
})

/** What the standard forbids in a page of ours. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutIslandStyles(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} at ${line}: ${message}`),
  )
}

/** The framework writes the style of its own element beside the first island, wherever that is. */
function withoutIslandStyles(html: string): string {
  return html.replace(/<style>astro-island[^<]*<\/style>/g, '')
}
