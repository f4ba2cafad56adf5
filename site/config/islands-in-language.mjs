import { fileURLToPath } from 'node:url'
import { messagesFor } from '@cyberluach/i18n/messages'
import { builtInTexts } from '../src/islands/built-in-texts.ts'

const address = /^virtual:island\/(?<path>.+\/(?<name>\w+))-(?<locale>en|he)$/

/**
 * `virtual:island/calendar/Calendar-en` is the island of that file in English: its script brings the built-in texts
 * along, so that no page carries them, and those of the other language stay away. See `src/islands/in-language.tsx`.
 */
export function islandsInLanguage() {
  return {
    name: 'islands-in-language',
    resolveId: { filter: { id: address }, handler: (id) => id },
    load: {
      filter: { id: address },
      handler(id) {
        const { path, name, locale } = address.exec(id).groups
        const isForBrowsers = this.environment.config.command === 'build' && this.environment.name === 'client'
        return [
          `import { ${name} as Island } from ${fileAt(`${path}.tsx`)}`,
          `import { inLanguage } from ${fileAt('in-language.tsx')}`,
          ...(isForBrowsers ? textsAsData(path, locale) : textsFromSource(path, locale)),
          `export const ${name} = inLanguage(Island, texts)`,
        ].join('\n')
      },
    },
  }
}

/** Nothing but these texts gets into the script. */
function textsAsData(path, locale) {
  return [`const texts = ${JSON.stringify(builtInTexts[path](messagesFor(locale)))}`]
}

/** On the server, and as they are changed by somebody who develops. */
function textsFromSource(path, locale) {
  return [
    `import { messagesFor } from '@cyberluach/i18n/messages'`,
    `import { builtInTexts } from ${fileAt('built-in-texts.ts')}`,
    `const texts = builtInTexts['${path}'](messagesFor('${locale}'))`,
  ]
}

function fileAt(path) {
  return JSON.stringify(fileURLToPath(new URL(`../src/islands/${path}`, import.meta.url)))
}
