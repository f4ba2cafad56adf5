import { fileURLToPath } from 'node:url'

/**
 * Heebo in parts (decision 062), of the weights that the theme has. A part declares the letters that it holds, so that a
 * page fetches what it is written with. Astro takes the fallback font's metrics from the first: it has to be Latin.
 */
const parts = {
  latin: 'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC',
  hebrew: 'U+5B0-5BC,U+5BE-5BF,U+5C1-5C2,U+5C7,U+5D0-5EA,U+5F3-5F4,U+20AA',
  'latin-rest':
    'U+A1-A8,U+AA,U+AC,U+AE-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+102,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,' +
    'U+308,U+2039-203A,U+2044,U+2122,U+2212,U+2215',
  'latin-ext': 'U+100-101,U+103-130,U+132-151,U+154-237,U+2C7,U+2DD,U+1E80-1E9E,U+1EF2-1EF3',
  'hebrew-rest': 'U+5F0-5F2,U+FB1D-FB4F',
}

/** Files of our own, so that neither a build nor a visitor asks a font host. */
function heeboInParts() {
  return {
    name: 'heebo-in-parts',
    resolveFont: () => ({
      fonts: Object.entries(parts).map(([subset, range]) => ({
        src: [{ url: fontFile(subset), format: 'woff2' }],
        weight: [400, 800],
        style: 'normal',
        unicodeRange: range.split(','),
        meta: { subset },
      })),
    }),
  }
}

function fontFile(part) {
  return fileURLToPath(new URL(`../src/styles/fonts/heebo-${part}.woff2`, import.meta.url))
}

export const heebo = {
  provider: heeboInParts(),
  name: 'Heebo',
  cssVariable: '--font-heebo',
  weights: ['400 800'],
  styles: ['normal'],
  subsets: Object.keys(parts),
  formats: ['woff2'],
  fallbacks: ['system-ui', 'Segoe UI', 'Arial Hebrew', 'Arial', 'sans-serif'],
  display: 'swap',
}
