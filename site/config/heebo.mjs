import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const family = '@fontsource-variable/heebo'

/** Astro takes the fallback font's metrics from the first face: it has to be Latin. */
const subsets = ['latin', 'hebrew', 'latin-ext']

/** Reads Heebo from its npm package, so that neither a build nor a visitor asks a font host. */
function packagedHeebo() {
  return {
    name: 'packaged-heebo',
    resolveFont: () => {
      const ranges = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), 'utf8'))
      return {
        fonts: subsets.map((subset) => ({
          src: [
            { url: require.resolve(`${family}/files/heebo-${subset}-wght-normal.woff2`), format: 'woff2' },
          ],
          weight: [100, 900],
          style: 'normal',
          unicodeRange: ranges[subset].split(','),
          meta: { subset },
        })),
      }
    },
  }
}

export const heebo = {
  provider: packagedHeebo(),
  name: 'Heebo',
  cssVariable: '--font-heebo',
  weights: ['100 900'],
  styles: ['normal'],
  subsets,
  formats: ['woff2'],
  fallbacks: ['system-ui', 'Segoe UI', 'Arial Hebrew', 'Arial', 'sans-serif'],
  display: 'swap',
}
