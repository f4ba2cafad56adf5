import { fileURLToPath } from 'node:url'

/**
 * The five letters of the Hebrew name of Hebrew, for the link from an English page to its Hebrew one: without it, that
 * one word would fetch the whole Hebrew alphabet. Cut as the other parts are (decision 062).
 */
const file = fileURLToPath(new URL('../src/styles/fonts/heebo-ivrit.woff2', import.meta.url))

export const heeboIvrit = {
  provider: {
    name: 'heebo-ivrit',
    resolveFont: () => ({
      fonts: [
        {
          src: [{ url: file, format: 'woff2' }],
          weight: [400, 800],
          style: 'normal',
          unicodeRange: ['U+05D1', 'U+05D9', 'U+05E2', 'U+05E8', 'U+05EA'],
        },
      ],
    }),
  },
  name: 'Heebo Ivrit',
  cssVariable: '--font-heebo-ivrit',
  weights: ['400 800'],
  styles: ['normal'],
  formats: ['woff2'],
  fallbacks: ['system-ui', 'Arial Hebrew', 'Arial', 'sans-serif'],
  optimizedFallbacks: false,
  display: 'swap',
}
