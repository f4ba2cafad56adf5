import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const repository = fileURLToPath(new URL('..', import.meta.url))

const nextConfig: NextConfig = {
  transpilePackages: [
    '@cyberluach/api',
    '@cyberluach/core',
    '@cyberluach/design',
    '@cyberluach/forms',
    '@cyberluach/i18n',
  ],
  poweredByHeader: false,
  // The edge compresses; types and lint have commands of their own.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // The server's React of Next cannot write a page of HTML; mails are written by React itself.
  serverExternalPackages: [
    '@react-email/components',
    '@react-email/render',
    'graphile-worker',
    'nodemailer',
    'tinypool',
  ],
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  // A page's title is in its head from the first: one that came later would replace the dashboard's own.
  htmlLimitedBots: /.*/,
  experimental: {
    preloadEntriesOnStart: false,
    cpus: 2,
    // Of most clones this is the only build: it does not write 430 MB for a next one.
    turbopackFileSystemCacheForBuild: existsSync(new URL('.next/BUILD_ID', import.meta.url)),
  },
}

const withAdmin = withPayload(nextConfig)

/** Payload's hints for browsers concern its own pages: as a `Vary` on data they would only spoil caches. */
async function headers() {
  const hints = (await withAdmin.headers?.()) ?? []
  return hints.map((hint) => ({ ...hint, source: hint.source === '/:path*' ? '/admin/:path*' : hint.source }))
}

/** A build goes without the maps of its sources, which nobody reads: they and the cache are a quarter of its time. */
export default (phase: string): NextConfig => ({
  ...withAdmin,
  experimental: { ...withAdmin.experimental, turbopackSourceMaps: phase !== PHASE_PRODUCTION_BUILD },
  headers,
})
