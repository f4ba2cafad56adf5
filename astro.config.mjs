import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { componentGallery } from './site/config/component-gallery.mjs'
import { chunkGroups } from './site/config/chunks.mjs'
import { heebo } from './site/config/heebo.mjs'
import { heeboIvrit } from './site/config/heebo-ivrit.mjs'
import { exactSpellings } from './site/config/exact-spellings.mjs'
import { hebrewRoutes } from './site/config/hebrew-routes.mjs'
import { interactionDirective } from './site/config/interaction-directive.mjs'
import { importsAtOnce } from './site/config/imports-at-once.mjs'
import { islandsInLanguage } from './site/config/islands-in-language.mjs'
import { reactRenderer } from './site/config/react-renderer.mjs'
import { routeList } from './site/config/route-list.mjs'
import { knownDigests } from './site/config/known-digests.mjs'
import { inlineScriptHashes, inlineStyleHashes } from './site/config/inline.mjs'

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: './site/dist',
  output: 'server',
  // Nothing listens and nothing is streamed: the edge calls the handler and keeps whole, compressed answers.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  // An island is rendered in one piece, which costs half as much. Ids from `useId` would not be the browser's then:
  // whatever needs an id is given one.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    reactRenderer(),
    interactionDirective(),
    hebrewRoutes(),
    routeList(),
    componentGallery(),
  ],
  fonts: [heebo, heeboIvrit],
  redirects: exactSpellings,
  session: false,
  trailingSlash: 'never',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    // The edge checks the origin of every post to a page.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
      ],
      scriptDirective: { hashes: inlineScriptHashes },
      styleDirective: { hashes: inlineStyleHashes },
    },
  },
  vite: {
    plugins: [tailwindcss(), islandsInLanguage(), importsAtOnce(), knownDigests()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  },
})
