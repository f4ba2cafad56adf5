const definition = 'async function generateCspDigest('

/**
 * Astro asks the web crypto of every page anew for the digests of the same inline texts, on another thread: a tenth of what
 * a page costs. Here each is made once.
 */
export function knownDigests() {
  return {
    name: 'known-digests',
    transform: {
      filter: { id: /\/astro\/dist\/core\/encryption\.js$/ },
      handler(code) {
        if (!code.includes(definition))
          throw new Error('Astro makes its digests elsewhere: site/config/known-digests.mjs')
        return `${code.replace(definition, 'async function digestOf(')}
const digests = new Map()
function generateCspDigest(data, algorithm) {
  const name = algorithm + data
  const known = digests.get(name) ?? digestOf(data, algorithm)
  if (digests.size < 100) digests.set(name, known)
  return known
}`
      },
    },
  }
}
