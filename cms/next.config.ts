import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repository = fileURLToPath(new URL('..', import.meta.url))

const nextConfig: NextConfig = {
  transpilePackages: ['@cyberluach/api', '@cyberluach/core', '@cyberluach/i18n'],
  poweredByHeader: false,
  // The edge compresses; types and lint have commands of their own.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  experimental: { preloadEntriesOnStart: false, cpus: 2 },
}

export default withPayload(nextConfig)
