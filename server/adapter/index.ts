import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const entry = fileURLToPath(new URL('./entry.ts', import.meta.url))

/** Workspaces and framework packages are bundled into the server build: Node does not read their sources. */
const bundled = ['@astrojs/react', '@cyberluach/api', '@cyberluach/core', '@cyberluach/i18n']

/**
 * Builds the site into a module that turns a Request into a Response inside the edge process. Nothing listens
 * and nothing is streamed: the edge keeps whole, compressed answers.
 */
export function edgeAdapter(): AstroIntegration {
  return {
    name: 'cyberluach-edge',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          build: { redirects: false },
          vite: { plugins: [{ name: 'cyberluach-bundled', configEnvironment: bundleForServer }] },
        })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'cyberluach-edge',
          entrypointResolution: 'auto',
          serverEntrypoint: entry,
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        })
      },
    },
  }
}

function bundleForServer(environment: string) {
  if (environment === 'client') return undefined
  return { resolve: { noExternal: bundled } }
}
