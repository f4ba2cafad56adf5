import { fileURLToPath } from 'node:url'

const original = '@astrojs/react/server.js'
const ours = fileURLToPath(new URL('../src/islands/server-renderer.ts', import.meta.url))

/** Puts our use of React's renderer (`site/src/islands/server-renderer.ts`) in the place of Astro's. */
export function reactRenderer() {
  return {
    name: 'react-renderer',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [replacement] } })
      },
    },
  }
}

const replacement = {
  name: 'react-renderer',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === original && importer !== ours ? ours : undefined
  },
}
